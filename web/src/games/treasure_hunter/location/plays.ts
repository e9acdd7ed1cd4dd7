/** What my action cards would do, as the view tells it. */
import type { PlayView, TreasureHunterView } from "../generated/view.ts";

export const playOf = (view: TreasureHunterView, move: string | null): PlayView | undefined =>
  move === null ? undefined : view.plays_would?.find((play) => play.move === move);
