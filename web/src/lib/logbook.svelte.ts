/** What was told at a table, for each of my seats apart: at one device nobody reads what was told to another. */
import type { LogLine } from "./log.ts";
import type { Face, Past, Position } from "./types.ts";

export class Logbook {
  #logs = $state.raw<ReadonlyMap<number | null, LogLine[]>>(new Map());
  /** The entry with which the log begins; the server has what was told before it. */
  #first = $state(0);
  /** The entry before which a page of the past was asked for and has not come yet; null: none. */
  #asked = $state<number | null>(null);

  of(eyes: number | null): LogLine[] {
    return this.#logs.get(eyes) ?? [];
  }

  /** The entry with which the log begins. */
  get first(): number {
    return this.#first;
  }

  /** Was something told before the log begins? */
  get hasEarlier(): boolean {
    return this.#first > 0;
  }

  /** Is a page of the past on its way? */
  get asksEarlier(): boolean {
    return this.#asked !== null;
  }

  /** The entry before which a page is to be asked for; null: there is none, or it has been asked for. */
  wantEarlier(): number | null {
    if (!this.hasEarlier || this.#asked === this.#first) return null;
    this.#asked = this.#first;
    return this.#first;
  }

  /** A new socket: what was asked is forgotten with the old one. */
  forgetAsked(): void {
    this.#asked = null;
  }

  /** Who watched and then sits down, or the other way round, goes on with the same log: it is one person. */
  write(told: Position, latest: Position | null): void {
    const isGap = latest === null || told.since > latest.n;
    const known: ReadonlyMap<number | null, LogLine[]> = isGap ? new Map() : this.#logs;
    this.#first = isGap ? told.since : Math.min(this.#first, told.since);
    const before = known.size === 1 ? ([...known][0] ?? null) : null;
    this.#logs = new Map(
      told.faces.map((face) => {
        const isOnePerson = told.faces.length === 1 && (before?.[0] === null || face.seat === null);
        const old = known.get(face.seat) ?? (isOnePerson && before ? before[1] : []);
        return [face.seat, [...old.filter((line) => line.n < told.since), ...linesOf(face)]];
      }),
    );
  }

  /** Put a page before the log, unless the log has begun elsewhere since it was asked for. */
  putBefore(told: Past): void {
    this.#asked = null;
    if (told.before < this.#first || told.since >= this.#first) return;
    const pages = new Map(told.faces.map((face) => [face.seat, linesOf(face)]));
    this.#logs = new Map(
      [...this.#logs].map(([seat, log]) => [
        seat,
        [...(pages.get(seat) ?? []).filter((line) => line.n < this.#first), ...log],
      ]),
    );
    this.#first = told.since;
  }
}

export function linesOf(face: Pick<Face, "events">): LogLine[] {
  return face.events.map((event) => ({ n: event.n, event }));
}
