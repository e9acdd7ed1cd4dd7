/** Moves that only pick something up: a clue before its map, an amulet before what it is for. */
import type { TobagoView } from "./generated/view.ts";

export function selects(text: string, view: Record<string, unknown>): boolean {
  const { chosen_clue: chosen, sharing, hand, would_leave: leaves } = view as TobagoView;
  if (text.startsWith("play ")) {
    // A clue with a single map to go to lies there at once.
    const maps = leaves?.[hand?.indexOf(text.slice("play ".length)) ?? -1] ?? [];
    return !sharing && maps.filter((left) => left !== null).length > 1;
  }
  if (text.startsWith("on ")) return !chosen;
  return text.startsWith("use ") && text !== "use exchange";
}
