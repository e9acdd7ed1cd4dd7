/** Turns of a replay: runs of moves by one seat, and where their marks go on the scrub bar. */
import type { Stop } from "./types.ts";

/** A turn begins at the stop `index`; `by` is the seat that moves from there on, null if moves are taken back. */
export type Turn = { index: number; by: number | null };

export function turnsOf(stops: readonly Stop[]): Turn[] {
  const turns: Turn[] = [];
  for (let place = 1; place < stops.length; place += 1) {
    const by = stops[place]!.by;
    if (place === 1 || by !== stops[place - 1]!.by) turns.push({ index: place - 1, by });
  }
  return turns;
}

/** Where one lands when one jumps by a turn; beyond the last turn is the end. */
export function jump(turns: readonly Turn[], from: number, way: -1 | 1, last: number): number {
  if (way > 0) return turns.find((turn) => turn.index > from)?.index ?? last;
  return turns.findLast((turn) => turn.index < from)?.index ?? 0;
}

/** The turns whose marks have room on a bar of this width: in each seat's lane no two are closer than `gap` pixels. */
export function marksOf(turns: readonly Turn[], last: number, width: number, gap: number): Turn[] {
  const ends = new Map<number, number>();
  return turns.filter(({ index, by }) => {
    if (by === null) return false;
    const x = (index / Math.max(last, 1)) * width;
    if (x < (ends.get(by) ?? -Infinity) + gap) return false;
    ends.set(by, x);
    return true;
  });
}

/** The stop that shows entry `n`: the last that is not later. */
export function stopAt(stops: readonly Stop[], n: number): number {
  return Math.max(
    stops.findLastIndex((stop) => stop.n <= n),
    0,
  );
}

/** The stop to which an event of entry `n` led: the first after it. */
export function stopAfter(stops: readonly Stop[], n: number): number {
  const found = stops.findIndex((stop) => stop.n > n);
  return found < 0 ? stops.length - 1 : found;
}
