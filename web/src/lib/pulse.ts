/** Is the other end still there? A connection may hang without ever being closed, so the page asks again and again. */

/** Milliseconds between two questions. */
export const BEAT = 5_000;
/** Milliseconds in which an answer should come: after that the person is told that the connection hangs. */
export const PATIENCE = 3_000;
/** Whoever has said nothing at all for so many questions is gone. */
export const BEATS = 3;

export type Listener = {
  /** Ask for a word. */
  ask: () => void;
  /** An answer is late. */
  late: () => void;
  /** Nobody is there any more. */
  lost: () => void;
};

export class Pulse {
  #timer: ReturnType<typeof setInterval> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #unanswered = 0;
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** A new connection: its first word is awaited. */
  start(): void {
    this.stop();
    this.#unanswered = 1;
    this.#timer = setInterval(() => this.#beat(), BEAT);
    this.expect();
  }

  /** Something was said that is answered at once. */
  expect(): void {
    this.#patience ??= setTimeout(() => this.#listener.late(), PATIENCE);
  }

  /** Something came, whatever it was. */
  heard(): void {
    this.#unanswered = 0;
    this.#forgive();
  }

  /** Ask now, not only at the next beat. */
  hurry(): void {
    this.#listener.ask();
    this.expect();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#forgive();
  }

  #forgive(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  #beat(): void {
    if (this.#unanswered >= BEATS) {
      this.stop();
      this.#listener.lost();
      return;
    }
    this.#unanswered += 1;
    this.hurry();
  }
}
