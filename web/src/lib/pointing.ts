/** What a coach points at: moves, things and parts of a board, found on the page by what they are marked with. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

import { fits } from "./lesson.ts";
import { thingsOn } from "./things.svelte.ts";

const POINTED = "data-pointed";
/** A look of its own, or that of whatever is spoken of. */
const MARKS = [POINTED, "data-lit"];

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** The elements that a step points at: `move …`, `thing table:name`, `part …`. */
export function targets(root: ParentNode, points: readonly string[], me: number): Element[] {
  const found = points.flatMap((point) => {
    const [kind, name] = [point.slice(0, point.indexOf(" ")), point.slice(point.indexOf(" ") + 1)];
    if (kind === "part") return [...root.querySelectorAll(`[data-part~="${name}"]`)];
    if (kind === "move")
      return [...root.querySelectorAll("[data-move]:not([disabled])")].filter((each) =>
        fits(name, each.getAttribute("data-move") ?? ""),
      );
    const thing = name.replace(/:me$/, `:${me}`);
    return [...root.querySelectorAll("[data-thing], [data-names]")].filter((each) => thingsOn(each).includes(thing));
  });
  return [...new Set(found)].filter(isShown);
}

/** Does nothing else lie over it? Its lower part counts: there a page has what sticks to its edge. */
function isUncovered(element: Element, box: DOMRect): boolean {
  const found = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * 0.8);
  return !found || element.contains(found) || found.contains(element);
}

/** Keep all that a step points at marked, also what comes later; what this returns ends it. */
export function pointAt(root: HTMLElement, points: readonly string[], me: number): () => void {
  let marked: Element[] = [];
  let frame = 0;
  const mark = (): void => {
    frame = 0;
    const now = targets(root, points, me);
    for (const each of marked.filter((old) => !now.includes(old))) unmark(each);
    for (const each of now) for (const name of MARKS) if (!each.hasAttribute(name)) each.setAttribute(name, "");
    marked = now;
  };
  const unmark = (each: Element): void => MARKS.forEach((name) => each.removeAttribute(name));
  const watcher = new MutationObserver(() => (frame ||= requestAnimationFrame(mark)));
  mark();
  const attributeFilter = ["data-move", "data-thing", "data-names", "data-part", "disabled"];
  if (points.length) watcher.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
    marked.forEach(unmark);
  };
}

/** Boards that show a part of a drawing are told so what of it somebody should see. */
const SOUGHT = "sought";

/** Let a drawing go to what is sought in it. */
export function onSought(go: (element: Element) => void): Attachment<Element> {
  return (drawing) => {
    const hear = (event: Event): void => {
      event.preventDefault();
      go(event.target as Element);
    };
    drawing.addEventListener(SOUGHT, hear);
    return () => drawing.removeEventListener(SOUGHT, hear);
  };
}

/** Bring this into sight in the row that it stands in, should that be scrolled. */
function showInRow(element: Element): void {
  const row = element.closest("[data-row]");
  if (!row) return;
  const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
  const past = Math.max(0, inner.right - outer.right) + Math.min(0, inner.left - outer.left);
  if (past) row.scrollBy({ left: past + Math.sign(past) * 40, behavior: "smooth" });
}

/** Bring this into sight, below what lies over the page. */
export async function show(element: Element | undefined, below: number): Promise<void> {
  if (!element) return;
  const isMoving = !element.dispatchEvent(new CustomEvent(SOUGHT, { bubbles: true, cancelable: true }));
  await tick();
  showInRow(element);
  const room = innerHeight - below;
  // A drawing on its way there is what has to be in sight, if there is room: where the element still is says little.
  const drawing = isMoving ? (element as SVGElement).ownerSVGElement?.getBoundingClientRect() : undefined;
  const isWhole = drawing !== undefined && drawing.height <= room;
  const box = isWhole ? drawing : element.getBoundingClientRect();
  if (box.top >= below && box.bottom <= innerHeight && (isWhole || isUncovered(element, box))) return;
  const middle = below + Math.max(8, (room - box.height) / 2);
  // What ends just below the screen comes up only so far: what it is about stands above it.
  const top = box.bottom > innerHeight ? Math.max(middle, innerHeight - box.height - 12) : middle;
  scrollBy({ top: box.top - top, behavior: "smooth" });
}
