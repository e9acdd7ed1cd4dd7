/** Answers for a person who has nothing to decide, or has said what to answer until something changes.
 *
 * It betrays no hand: where other people look on, an answer takes as long as a person takes to say no, whatever the
 * hand holds, and it is sent as any other.
 */
import { settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** How long an answer takes if nobody else looks on, in milliseconds: enough to see what it was. */
const ALONE = 500;
/** Among people it takes from here to there. */
const FASTEST = 1_500;
const SLOWEST = 4_000;

export class Autopilot {
  /** What I answer until something changes; empty: I am asked. */
  same = $state("");
  /** Has a move just been taken back? Then the person decides, even if there is one answer only. */
  paused = $state(false);
  /** Events of others that make me think again, and everything that I could do when I said so. */
  #wakes: readonly string[] = [];
  #known: readonly string[] = [];
  #since = 0;

  constructor(
    readonly store: TableStore,
    readonly random: () => number = Math.random,
  ) {}

  /** What is going to be answered for the person now; empty: nothing. */
  get answer(): string {
    const { moves, busy, connected } = this.store;
    const [first] = moves;
    if (first === undefined || busy || !connected || this.paused || this.#isCovered) return "";
    if (this.same && moves.includes(this.same) && !this.#isChanged) return this.same;
    return moves.length === 1 && !settings.everyQuestion ? first : "";
  }

  /** Answer when the time has come; what this returns calls it off. For an effect. */
  watch(): (() => void) | undefined {
    const answer = this.answer;
    if (!answer) {
      if (this.same && this.#isChanged) this.same = "";
      return undefined;
    }
    const timer = setTimeout(() => this.store.move(answer), this.#delay());
    return () => clearTimeout(timer);
  }

  /** Answer this now, and again until something changes. */
  goOnWith(move: string, wakes: readonly string[]): void {
    this.same = move;
    this.#wakes = wakes;
    this.#known = this.store.moves;
    this.#since = this.store.latest?.n ?? 0;
    this.store.move(move);
  }

  /** The person decides: a move is taken back, or they want to be asked again. */
  stop(): void {
    this.same = "";
    this.paused = true;
  }

  #delay(): number {
    const { seats = [], watchers = 0 } = this.store.info ?? {};
    const isAlone = watchers === 0 && !seats.some((seat) => seat.kind === "person" && !seat.yours);
    return isAlone ? ALONE * Math.min(settings.speed, 1) : FASTEST + this.random() * (SLOWEST - FASTEST);
  }

  get #isCovered(): boolean {
    const me = this.store.face?.seat;
    return this.store.info?.seats.some((seat) => seat.seat === me && seat.covered) ?? false;
  }

  get #isChanged(): boolean {
    const { moves, log, face } = this.store;
    return (
      moves.some((move) => !this.#known.includes(move)) ||
      log.some(({ n, event }) => n >= this.#since && event.seat !== face?.seat && this.#wakes.includes(event.event))
    );
  }
}
