/** Drawings that are used by name (`<use href="#th-card-red-5">`): each is drawn once, when it is first needed.
 *
 * The drawing code is loaded with the first of them; until it is there, cards show their number and words.
 */
import { fetched } from "../../../lib/fetched.svelte.ts";
import { settings } from "../../../lib/settings.svelte.ts";

const wanted = new Set<string>();
let sheet: SVGSVGElement | null = null;
let drawing: Promise<(name: string) => string> | null = null;
/** What was asked for since the last time something was drawn. */
const fresh: string[] = [];

/** The language as one word of a drawing's name, for drawings with words on them. */
export const inLanguage = (): string => settings.language.replace("-", "");

/** The address of a drawing; it will be on the page. */
export function ref(name: string): string {
  need(name);
  return `#th-${name}`;
}

function need(name: string): void {
  if (wanted.has(name)) return;
  wanted.add(name);
  if (fresh.push(name) > 1) return;
  drawing ??= fetched(() => import("../art/draw.ts")).then((module) => module.placed);
  void drawing.then(place);
}

function place(draw: (name: string) => string): void {
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const side of ["width", "height"]) sheet.setAttribute(side, "0");
    sheet.setAttribute("aria-hidden", "true");
    sheet.style.position = "absolute";
    document.body.append(sheet);
  }
  let symbols = "";
  /** Drawings may use others, which are then drawn too. */
  for (let name = fresh.shift(); name !== undefined; name = fresh.shift()) {
    const drawn = draw(name);
    for (const [, other = ""] of drawn.matchAll(/href="#th-([^"]+)"/g)) {
      if (!wanted.has(other)) fresh.push(other);
      wanted.add(other);
    }
    symbols += `<g id="th-${name}" stroke-linejoin="round">${drawn}</g>`;
  }
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  sheet.append(defs);
  defs.innerHTML = symbols;
}
