/** What makes somebody worth attacking, robbing or stopping. */
import { ITEMS } from "../chart/places.ts";
import type { AllwatyawantView, PlayerView } from "../generated/view.ts";
import { named } from "../words.ts";
import type { Reader } from "./index.ts";
import { because } from "./words.ts";

/** What somebody has that the reader lacks. */
export const lackedBy = (view: AllwatyawantView, seat: number): string[] =>
  (view.players[seat]?.items ?? []).filter((item) => view.lacking?.includes(item));

export function whom({ view, nameOf }: Reader, seat: number): string {
  const player = view.players[seat];
  if (!player) return "";
  const name = nameOf(seat);
  const others = view.players.filter((_, other) => other !== seat && other !== view.you_seat);
  if (player.where === "finish") return because("digging", { name });
  if (player.steps_left !== null && !others.some((each) => isNearer(each, player)))
    return because("nearIsland", { name, steps: player.steps_left });
  const counts = { name, number: player.items.length, all: ITEMS.length };
  const lacked = lackedBy(view, seat);
  if (lacked.length && player.where === "ashore")
    return because("hasLacked", { name, items: lacked.map((item) => named(item, "item")).join(", ") });
  const isFirst = others.every((each) => each.items.length <= player.items.length);
  return because(isFirst && player.items.length ? "mostItems" : "hasItems", counts);
}

const isNearer = (one: PlayerView, other: PlayerView): boolean =>
  one.where === "finish" || (one.steps_left ?? Infinity) < (other.steps_left ?? Infinity);
