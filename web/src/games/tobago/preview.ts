/** The layer of deduction: which sites of a map to show, and what a clue would make of them. */
import type { TobagoView } from "./generated/view.ts";

export type Marked = { map: number; stay: string[]; struck: string[]; preview: boolean };

const placeOf = (view: TobagoView, clue: string | null): number =>
  clue === null ? -1 : (view.hand?.indexOf(clue) ?? -1);

/** The sites of a map; with a clue of the hand over it, those that would stay and those that would be struck. */
export function markedOf(view: TobagoView, map: number, clue: string | null): Marked {
  const sites = view.maps[map]?.possible ?? [];
  const allowed = view.hand_allows?.[placeOf(view, clue)];
  if (!allowed || sites.length === 0) return { map, stay: sites, struck: [], preview: false };
  return {
    map,
    stay: sites.filter((name) => allowed.includes(name)),
    struck: sites.filter((name) => !allowed.includes(name)),
    preview: true,
  };
}

export const leavesOf = (view: TobagoView, clue: string | null, map: number): number | null =>
  view.would_leave?.[placeOf(view, clue)]?.[map] ?? null;

export const misfitOf = (view: TobagoView, clue: string | null, map: number): "strikes-none" | "leaves-none" | null =>
  view.misfits?.[placeOf(view, clue)]?.[map] ?? null;

/** The first map that takes this clue. */
export function mapFor(view: TobagoView, clue: string): number | null {
  const found = (view.would_leave?.[placeOf(view, clue)] ?? []).findIndex((left) => left !== null);
  return found < 0 ? null : found;
}

/** The map for this clue if no other one takes it: then it goes there at once. */
export function onlyMapFor(view: TobagoView, clue: string): number | null {
  const maps = view.would_leave?.[placeOf(view, clue)] ?? [];
  return maps.filter((left) => left !== null).length === 1 ? mapFor(view, clue) : null;
}

/** How many clues of the hand a map takes. */
export const takes = (view: TobagoView, map: number): number =>
  (view.would_leave ?? []).filter((row) => row[map] != null).length;
