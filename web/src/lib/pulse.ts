/** Is the other end still there? A connection may hang without ever being closed, so the page asks again and again. */

/** Milliseconds between two questions; who has said nothing at all by the next one is gone. */
export const BEAT = 15_000;

export class Pulse {
  #timer: ReturnType<typeof setInterval> | undefined;
  #isSilent = false;
  readonly #ask: () => void;
  readonly #lost: () => void;

  constructor(ask: () => void, lost: () => void) {
    this.#ask = ask;
    this.#lost = lost;
  }

  /** A new connection: its first word is awaited. */
  start(): void {
    this.stop();
    this.#isSilent = true;
    this.#timer = setInterval(() => this.#beat(), BEAT);
  }

  /** Something came, whatever it was. */
  heard(): void {
    this.#isSilent = false;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  #beat(): void {
    if (this.#isSilent) {
      this.stop();
      this.#lost();
      return;
    }
    this.#isSilent = true;
    this.#ask();
  }
}
