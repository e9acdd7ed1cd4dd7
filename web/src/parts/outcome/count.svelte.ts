/** How far the final count has come: line after line, or all at once where nothing is to move. */
import { settings } from "../../lib/settings.svelte.ts";

const STEP = 750;

export const isStill = (): boolean => settings.speed === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Count {
  /** So many lines are shown. */
  shown = $state(0);
  readonly lines: number;
  #timer = 0;

  constructor(lines: number, live = true) {
    this.lines = lines;
    if (!live || isStill()) this.shown = lines;
    else this.#timer = window.setInterval(() => this.#next(), STEP * settings.speed);
  }

  get done(): boolean {
    return this.shown >= this.lines;
  }
  #next(): void {
    this.shown += 1;
    if (this.done) this.stop();
  }
  finish(): void {
    this.shown = this.lines;
    this.stop();
  }
  stop(): void {
    clearInterval(this.#timer);
  }
}
