/** For those who play by keyboard: when the moves change, the focus goes where they last had something to do. */
import type { Attachment } from "svelte/attachments";

const verbOf = (move: string): string => move.split(" ")[0]!;
const MOVES = "[data-move]:not([disabled])";

/** The move to go to: a new one after something was picked up, else one of the verb that was used last. */
export function nextMove(
  all: readonly string[],
  before: readonly string[],
  verbs: readonly string[],
  isPickedUp: boolean,
): string | undefined {
  const fresh = isPickedUp ? all.find((move) => !before.includes(move)) : undefined;
  const verb = verbs.find((each) => all.some((move) => verbOf(move) === each));
  return fresh ?? all.find((move) => verbOf(move) === verb) ?? all[0];
}

export class Refocus {
  /** The verbs of moves that had the focus, the last one first. */
  #verbs: string[] = [];
  #before: string[] = [];
  #isByKey = false;

  /** Notes what the person does on a board. */
  readonly watch: Attachment<HTMLElement> = (root) => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("keydown", () => (this.#isByKey = true), { signal, capture: true });
    document.addEventListener("pointerdown", () => (this.#isByKey = false), { signal, capture: true });
    root.addEventListener(
      "focusin",
      (event) => {
        const move = (event.target as Element).closest("[data-move]")?.getAttribute("data-move");
        if (move) this.#verbs = [verbOf(move), ...this.#verbs.filter((verb) => verb !== verbOf(move))];
      },
      { signal },
    );
    return () => listening.abort();
  };

  /** The moves have changed: the focus follows, unless it still has something to do where it is. */
  follow(root: HTMLElement, isPickedUp: boolean): void {
    const before = this.#before;
    this.#before = this.#movesIn(root);
    const focus = document.activeElement;
    const isLost = !focus || focus === document.body || (root.contains(focus) && !focus.matches(MOVES));
    if (this.#isByKey && isLost && this.#before.length) this.go(root, isPickedUp, before);
  }

  /** To a move at once. */
  go(root: HTMLElement, isPickedUp = false, before: readonly string[] = []): void {
    const wanted = nextMove(this.#movesIn(root), before, this.#verbs, isPickedUp);
    const found = [...root.querySelectorAll<HTMLElement>(MOVES)].find((each) => each.dataset.move === wanted);
    found?.focus();
  }

  #movesIn(root: HTMLElement): string[] {
    return [...root.querySelectorAll<HTMLElement>(MOVES)].map((each) => each.dataset.move ?? "");
  }
}
