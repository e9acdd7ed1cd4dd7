/** Advice for whoever asks: the best bot thinks for a moment, tells what it would do, and what else. */
import type { Alternative, Hint } from "../generated/wire.ts";

export class Adviser {
  /** The move that is advised; empty: none. */
  move = $state("");
  /** What would be done right after it; empty: nobody knows yet. */
  then = $state("");
  /** What else may be done, the better first. */
  others = $state.raw<Alternative[]>([]);
  /** Is somebody thinking about it? */
  isThinking = $state(false);
  #question = "";
  readonly #isLegal: (text: string) => boolean;

  constructor(isLegal: (text: string) => boolean) {
    this.#isLegal = isLegal;
  }

  /** A question of this id has been asked. */
  ask(id: string): void {
    this.forget();
    this.#question = id;
    this.isThinking = true;
  }

  /** The answer, unless nobody waits for it any more. */
  hear(told: Hint): void {
    if (told.id !== this.#question) return;
    this.forget();
    if (!this.#isLegal(told.text)) return;
    this.move = told.text;
    this.then = told.then;
    this.others = told.others.filter((other) => this.#isLegal(other.text));
  }

  /** The first half has been done: is it known what to do with it? */
  goOn(then: string): boolean {
    if (!this.#isLegal(then)) return false;
    this.forget();
    this.move = then;
    return true;
  }

  /** The question could not be answered. */
  fail(id: string): void {
    if (id === this.#question) this.forget();
  }

  forget(): void {
    this.#question = this.move = this.then = "";
    this.others = [];
    this.isThinking = false;
  }

  /** The game has gone on: what was advised stands as long as it can be done. */
  keep(): void {
    if (this.move && !this.#isLegal(this.move)) this.forget();
    else this.others = this.others.filter((other) => this.#isLegal(other.text));
  }
}
