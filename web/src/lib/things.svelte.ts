/** Things of a game on a page: what shows one is marked, `data-thing={thing("space", "e5")}`; the shell does the rest.
 *
 * Lines that speak of a thing light it, and a click on it that makes no move asks why not (lib/curious.ts). What only
 * mentions a thing, such as a word or a name, has `data-names` instead: it is lit, but not asked about by the way.
 */
import type { Attachment } from "svelte/attachments";

/** A thing as pages mark it: the table of its noun, or `seat`, and its name: "space:e5", "map:grey", "seat:0". */
export function thing(kind: string, name: string | number): string {
  const word = String(name);
  const own = word.endsWith(` ${kind}`) ? word.slice(0, -kind.length - 1) : word;
  return `${kind}:${own.replaceAll(" ", "_")}`;
}

/** What is meant by a thing where moves speak of it: "e5", "grey", "seat-1". */
export function nounOf(thing: string): string {
  const [kind, name] = [thing.slice(0, thing.indexOf(":")), thing.slice(thing.indexOf(":") + 1)];
  return kind === "seat" ? `seat-${Number(name) + 1}` : name.replaceAll("_", " ");
}

class Lit {
  /** The things that are spoken of just now. */
  things = $state.raw<ReadonlySet<string>>(new Set());
  /** What stays lit when nothing else is spoken of. */
  #kept: ReadonlySet<string> = new Set();

  has(thing: string): boolean {
    return this.things.has(thing);
  }

  show(things: readonly string[]): void {
    this.things = new Set(things);
  }

  hide(): void {
    if (this.things.size || this.#kept.size) this.things = this.#kept;
  }

  /** Let these stay lit until others do, or none. */
  keep(things: readonly string[]): void {
    this.#kept = new Set(things);
    this.things = this.#kept;
  }
}

/** What is spoken of just now. A board that marks its things need not look here. */
export const lit = new Lit();

/** The things that an element shows or names. */
export const thingsOn = (element: Element): string[] =>
  (element.getAttribute("data-thing") ?? element.getAttribute("data-names") ?? "").split(" ").filter(Boolean);

/** Inside this element whatever shows a thing that is spoken of has the attribute `data-lit`. */
export const lights: Attachment<HTMLElement> = (root) => {
  const all = lit.things;
  if (!all.size) return;
  const found = [...root.querySelectorAll("[data-thing], [data-names]")].filter((each) =>
    thingsOn(each).some((name) => all.has(name)),
  );
  for (const each of found) each.setAttribute("data-lit", "");
  return () => found.forEach((each) => each.removeAttribute("data-lit"));
};

/** A line that speaks of things: they are lit while the pointer or the focus is on it. */
export function speaksOf(things: () => readonly string[]): Attachment<HTMLElement> {
  return (line) => {
    let isShown = false;
    const show = (): void => {
      isShown = true;
      lit.show(things());
    };
    /** A line that goes away with the focus says so in the middle of an update: what is lit changes after it. */
    const hide = (): void => {
      if (isShown) queueMicrotask(() => lit.hide());
      isShown = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    for (const kind of ["pointerenter", "focusin"]) line.addEventListener(kind, show, { signal });
    for (const kind of ["pointerleave", "focusout"]) line.addEventListener(kind, hide, { signal });
    return () => {
      listening.abort();
      hide();
    };
  };
}
