/** Moves that only pick something up: a clue before its map, an amulet before what it is for. */
import type { TobagoView } from "./generated/view.ts";

export function selects(text: string, view: Record<string, unknown>): boolean {
  const { chosen_clue: chosen, sharing } = view as TobagoView;
  if (text.startsWith("play ")) return !sharing;
  if (text.startsWith("on ")) return !chosen;
  return text.startsWith("use ") && text !== "use exchange";
}
