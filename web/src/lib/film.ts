/** Whoever is asked against the clock is shown what led to the question, but that does not eat up their time. */
import type { TableStore } from "./table.svelte.ts";
import { now } from "./ticking.svelte.ts";
import { isFilmOver } from "./time-left.ts";

/** When my time is over, by the clock of this browser, in seconds; null: nobody asks me, or there is no clock. */
export function ownEnd(store: TableStore): number | null {
  const asked = store.latest?.faces.filter((face) => face.moves.length) ?? [];
  const ends = asked.flatMap(({ seat }) => (seat === null ? null : store.endOf(seat)) ?? []);
  return ends.length ? Math.min(...ends) : null;
}

/** End what the stage shows when it has taken enough of my time. For an effect. */
export function mindTheClock(store: TableStore): void {
  const end = store.stage.busy ? ownEnd(store) : null;
  if (end !== null && isFilmOver(end - now(), store.info?.timer ?? 0, store.stage.scene?.held ?? false))
    store.stage.skip();
}
