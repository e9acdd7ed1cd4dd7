/** The positions of a replay as they come: in chunks, kept once they are here, and asked for before they are needed. */
import type { Position } from "./types.ts";

/** How many positions a request asks for; the server tells at most 50. */
export const CHUNK = 40;
/** So near to the end, or to the beginning, of what is loaded, the chunk beyond is asked for. */
const NEAR = 15;

export class Chunks {
  readonly #positions = new Map<number, Position>();
  readonly #asked = new Map<number, Promise<void>>();

  /** @param count how many stops there are
   *  @param ask the positions at the stops from one to another
   *  @param heard called when some have come */
  constructor(
    readonly count: number,
    readonly ask: (from: number, to: number) => Promise<Position[]>,
    readonly heard: () => void = () => {},
  ) {}

  at(index: number): Position | null {
    return this.#positions.get(index) ?? null;
  }

  /** The position at a stop, as soon as it is here. */
  async want(index: number): Promise<Position> {
    const chunk = Math.floor(index / CHUNK);
    if (!this.at(index)) await this.#load(chunk);
    this.#lookAround(index);
    const found = this.at(index);
    if (!found) throw new RangeError(`There is no stop ${index}.`);
    return found;
  }

  /** The stops around one of which everything is here: from the first to before the last. */
  around(index: number): [number, number] {
    if (!this.at(index)) return [index, index];
    let [from, to] = [index, index + 1];
    while (this.#positions.has(from - 1)) from -= 1;
    while (this.#positions.has(to)) to += 1;
    return [from, to];
  }

  #lookAround(index: number): void {
    for (const near of [index + NEAR, index - NEAR]) {
      if (near >= 0 && near < this.count && !this.at(near)) this.#load(Math.floor(near / CHUNK)).catch(() => {});
    }
  }

  /** Asked for once, however many want it; if that fails, whoever wants it next asks again. */
  #load(chunk: number): Promise<void> {
    const known = this.#asked.get(chunk);
    if (known) return known;
    const from = chunk * CHUNK;
    const loading = this.ask(from, Math.min(from + CHUNK, this.count) - 1).then((told) => {
      told.forEach((position, place) => this.#positions.set(from + place, position));
      this.heard();
    });
    this.#asked.set(chunk, loading);
    loading.catch(() => this.#asked.delete(chunk));
    return loading;
  }
}
