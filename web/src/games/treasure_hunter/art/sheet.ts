/** Drawings that are used by name (`<use href="#th-red-5">`): each is drawn once, when it is first needed.
 *
 * The drawing code is loaded with the first of them; until it is there, cards show their frame, number and sign.
 */
const wanted = new Set<string>();
let sheet: SVGSVGElement | null = null;
let drawing: Promise<(name: string) => string> | null = null;

export const ref = (name: string): string => `#th-${name}`;

/** See to it that these drawings are on the page. */
export function need(...names: string[]): void {
  const fresh = names.filter((name) => !wanted.has(name));
  if (!fresh.length) return;
  for (const name of fresh) wanted.add(name);
  drawing ??= import("./draw/index.ts").then((module) => module.draw);
  drawing.then(
    (draw) => place(fresh.map((name) => `<g id="th-${name}" stroke-linejoin="round">${draw(name)}</g>`).join("")),
    () => {
      drawing = null;
      for (const name of fresh) wanted.delete(name);
    },
  );
}

function place(symbols: string): void {
  if (!sheet) {
    sheet = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    for (const side of ["width", "height"]) sheet.setAttribute(side, "0");
    sheet.setAttribute("aria-hidden", "true");
    sheet.style.position = "absolute";
    document.body.append(sheet);
  }
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  sheet.append(defs);
  defs.innerHTML = symbols;
}
