/** One replay: where we are, through whose eyes, and the hand that plays it. */
import { api } from "./api.ts";
import { Chunks } from "./replay-chunks.ts";
import { jump, stopAfter, stopAt, turnsOf } from "./replay-turns.ts";
import { Stage } from "./stage.svelte.ts";
import type { Face, Happening, Position, ReplayInfo, TableInfo } from "./types.ts";

/** How long a position is looked at while playing, at normal speed. */
const LOOK_MS = 900;
const TICK_MS = 40;
/** So many stops before and after this one are in the log. */
const WINDOW = 80;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export type ReplayLine = { index: number; event: Happening };

export class ReplayStore {
  index = $state(0);
  eyes = $state<number | null>(null);
  playing = $state(false);
  speed = $state<number>(1);
  /** Is the wanted position still on its way? */
  waiting = $state(false);
  problem = $state("");
  lines = $state.raw<ReplayLine[]>([]);
  /** The stops whose lines are in the log: from the first to before the last. */
  told = $state.raw<[number, number]>([0, 0]);

  readonly stage = new Stage();
  readonly turns;
  #chunks = new Map<number | null, Chunks>();
  /** Counts wishes, so that what comes late does not replace what was wished after it. */
  #wish = 0;
  /** Counts how often it was played, so that an older run ends when it wakes up. */
  #run = 0;

  constructor(
    readonly info: ReplayInfo,
    readonly table: TableInfo,
    /** The branch that is looked at; empty: the game itself. */
    readonly branch = "",
  ) {
    this.turns = turnsOf(info.stops);
  }

  get last(): number {
    return this.info.stops.length - 1;
  }

  get position(): Position | null {
    return this.stage.shown;
  }

  get face(): Face | null {
    return this.position?.faces[0] ?? null;
  }

  get n(): number {
    return this.info.stops[this.index]?.n ?? 0;
  }

  /** Start at an entry, or at the beginning, through the eyes asked for if they are allowed, else one's own. */
  async open(n: number | null, eyes: number | null): Promise<void> {
    const mine = this.table.seats.find((seat) => seat.yours)?.seat ?? null;
    const allowed = this.info.eyes;
    this.eyes = [eyes, mine].find((each) => each !== null && allowed.includes(each)) ?? allowed[0] ?? null;
    await this.#show(n === null ? 0 : stopAt(this.info.stops, n), false);
  }

  /** Show a stop at once. */
  to(index: number): void {
    this.pause();
    void this.#show(index, false);
  }

  /** One stop on or back; on, it is played. */
  step(way: -1 | 1): void {
    this.pause();
    void this.#show(this.index + way, way > 0);
  }

  turn(way: -1 | 1): void {
    this.to(jump(this.turns, this.index, way, this.last));
  }

  /** The stop that a line of the log led to. */
  toEvent(n: number): void {
    this.to(stopAfter(this.info.stops, n));
  }

  look(eyes: number | null): void {
    this.eyes = eyes;
    void this.#show(this.index, false);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    const on = (): boolean => this.playing && run === this.#run;
    this.playing = true;
    if (this.index >= this.last) await this.#show(0, false);
    while (on() && this.index < this.last) {
      await this.#show(this.index + 1, true);
      while (on() && this.stage.busy) await pause(TICK_MS);
      for (let rest = LOOK_MS / this.speed; on() && rest > 0; rest -= TICK_MS) await pause(TICK_MS);
    }
    if (run === this.#run) this.playing = false;
  }

  async #show(wanted: number, played: boolean): Promise<void> {
    const index = Math.min(Math.max(wanted, 0), this.last);
    const wish = ++this.#wish;
    this.index = index;
    const chunks = this.#of();
    this.waiting = chunks.at(index) === null;
    const position = await this.#attempt(() => chunks.want(index));
    if (wish !== this.#wish || !position) return;
    this.waiting = false;
    if (played && this.position && position.since === this.position.n) this.stage.play(position);
    else this.stage.cut(position);
    this.#tell();
  }

  async #attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      const done = await work();
      this.problem = "";
      return done;
    } catch (error) {
      this.problem = (error as Error).message;
      this.waiting = this.playing = false;
      return null;
    }
  }

  #of(): Chunks {
    const eyes = this.eyes;
    let chunks = this.#chunks.get(eyes);
    if (!chunks) {
      const ask = (from: number, to: number): Promise<Position[]> =>
        api.positions(this.info.table, from, to, eyes, this.branch);
      chunks = new Chunks(this.info.stops.length, ask, () => this.#tell());
      this.#chunks.set(eyes, chunks);
    }
    return chunks;
  }

  /** The log: what was told on the way to the stops around this one, as far as they are here. */
  #tell(): void {
    const chunks = this.#of();
    const [first, end] = chunks.around(this.index);
    const [from, to] = [Math.max(first, this.index - WINDOW), Math.min(end, this.index + WINDOW)];
    const lines: ReplayLine[] = [];
    for (let index = from; index < to; index += 1) {
      const face = chunks.at(index)?.faces[0];
      face?.events.forEach((event) => lines.push({ index, event }));
    }
    this.lines = lines;
    this.told = [from, to];
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
