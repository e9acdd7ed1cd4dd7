/** What was entered, as the engine reads it: a line for each deed, with the seat of whoever did it. */
import type { Sheet } from "../generated/companion.ts";

/** A deed more; what was only thought of is over. */
export const withDeeds = ({ island, seats, deeds }: Sheet, ...more: string[]): Sheet => ({
  island,
  seats,
  deeds: [...deeds, ...more],
});

export function holding({ island, seats, deeds }: Sheet, clue: string): Sheet {
  return clue ? { island, seats, deeds, held: clue } : { island, seats, deeds };
}

/** Whose turn it will be: the player after whoever laid a clue or drove last. */
export function nextOf({ seats, deeds }: Sheet): number {
  const last = deeds.findLast((deed) => /^\d (lay|stand) /.test(deed));
  return last ? (Number(last[0]) + 1) % seats : 0;
}

/** The map of the next first clue: they are opened one after the other, by as many players as there are. */
export function nextMapOf({ seats, deeds }: Sheet): number | null {
  const laid = deeds.filter((deed) => /^\d lay /.test(deed)).length;
  return laid < seats ? laid : null;
}
