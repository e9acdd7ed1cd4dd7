/** Why not? A click on a thing that makes no move asks about it; without a pointer, arrow keys lead to things. */
import type { Attachment } from "svelte/attachments";

import { nextBy } from "./arrows.ts";
import { nounOf, thingsOn } from "./things.svelte.ts";

/** What takes a click for itself. */
const OWN = "[data-move], a, button, input, select, textarea, label, summary";
/** What tells of itself when it is clicked (parts/Tips.svelte). */
const TELLS = "[data-about]";

/** @param ask about a move or the name of a thing
 * @param isAsking is every click a question, even one that would make a move? */
export function curious(ask: (about: string) => void, isAsking: () => boolean): Attachment<HTMLElement> {
  return (root) => {
    const found = (event: Event, what: string): Element | null =>
      event.target instanceof Element ? event.target.closest(what) : null;

    function ahead(event: Event): void {
      const asked = isAsking() ? found(event, "[data-move], [data-thing], [data-names]") : null;
      if (!asked) return;
      event.preventDefault();
      event.stopPropagation();
      ask(asked.getAttribute("data-move") ?? nounOf(thingsOn(asked)[0]!));
    }

    function byTheWay(event: Event): void {
      if (event.defaultPrevented || found(event, `${OWN}, ${TELLS}`)) return;
      const asked = found(event, "[data-thing]");
      if (asked) ask(nounOf(thingsOn(asked)[0]!));
    }

    root.addEventListener("click", ahead, true);
    root.addEventListener("click", byTheWay);
    return () => {
      root.removeEventListener("click", ahead, true);
      root.removeEventListener("click", byTheWay);
    };
  };
}

/** The things that can be seen on a page, each once; players too, though they are only named. */
export function shownThings(root: ParentNode): Element[] {
  const seen = new Set<string>();
  return [...root.querySelectorAll("[data-thing], [data-names^='seat:']")].filter((each) => {
    const [name] = thingsOn(each);
    const { width, height } = each.getBoundingClientRect();
    if (!name || seen.has(name) || !width || !height) return false;
    seen.add(name);
    return true;
  });
}

/** The thing that lies next in the direction of an arrow key. */
export function nextThing(all: readonly Element[], from: Element | null, key: string): Element | undefined {
  const middle = (each: Element): [number, number] => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  return from && all.includes(from) ? nextBy(all, from, key, middle) : all[0];
}
