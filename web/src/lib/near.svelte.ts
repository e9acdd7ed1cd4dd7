/** The line to a table on this device: it is there as soon as the rules are loaded. */
import type { Said } from "../generated/wire.ts";
import { fetched } from "./fetched.svelte.ts";
import { office } from "./here.ts";
import type { Ears, Line } from "./line.ts";

export class Near implements Line {
  connected = $state(false);
  readonly lost = false;
  #say: ((said: Said) => void) | null = null;
  #isClosed = false;
  #leave: () => void = () => {};

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {}

  open(): void {
    fetched(office)
      .then((found) => found.sit(this.table, (told) => this.ears.hear(told)))
      .then(
        ({ say, leave }) => {
          if (this.#isClosed) return leave();
          [this.#say, this.#leave, this.connected] = [say, leave, true];
          this.ears.opened();
        },
        (error: Error & { freed?: Promise<unknown> }) => {
          this.ears.refused(error.message);
          void error.freed?.then(() => this.#openAgain());
        },
      );
  }

  /** Another page had the table, and has it no more. */
  #openAgain(): void {
    if (this.#isClosed) return;
    this.ears.refused("");
    this.open();
  }

  say(said: Said): void {
    this.#say?.(said);
  }

  send(text: string): void {
    this.say(JSON.parse(text) as Said);
  }

  paintFirst(): void {}
  works(): void {}

  close(): void {
    this.#isClosed = true;
    this.#say = null;
    this.#leave();
  }
}
