/** Who holds MAX and MIN, and why, in words; who takes what if nobody does anything more. */
import type { HoldView } from "../generated/view.ts";
import type { Seen } from "../table.ts";
import { label, listed, say, tileSaid, type Key } from "../words.ts";

/** One line for a prize: "Teo leads", "Ines: tie, won by the red 12". */
export function holdWords(table: Seen, kind: "max" | "min", hold: HoldView): string {
  if (hold.why === "") return "";
  if (hold.seat === null) return say("nobodyTakes");
  if (hold.seat === table.eyes) return say("you hold");
  return say(`they ${hold.why === "only" ? "only" : kind}` as Key);
}

/** Ties, a sole player or nobody, each said in one sentence; none where the totals speak for themselves. */
export function reasonsOf(table: Seen, holds: [kind: "max" | "min", hold: HoldView][]): string[] {
  const [one, other] = holds.map(([, hold]) => hold);
  if (one?.why === "tie" && other?.why === "tie" && one.seat === other.seat && one.by === other.by)
    return [say("reason tie both", { names: listed(one.tied.map(table.nameOf)), ...decides(table, one) })];
  const all = holds.map(([kind, hold]) => reasonWords(table, kind, hold));
  return all.filter((words, place) => words && all.indexOf(words) === place);
}

const decides = (table: Seen, hold: HoldView): { name: string; card: string } => ({
  name: hold.seat === null ? "" : table.nameOf(hold.seat),
  card: label(hold.by ?? ""),
});

function reasonWords(table: Seen, kind: "max" | "min", hold: HoldView): string {
  const { name, card } = decides(table, hold);
  switch (hold.why) {
    case "nobody":
      return say("reason nobody");
    case "only":
      return hold.seat === table.eyes ? say("reason only you") : say("reason only", { name });
    case "tie":
    case "split": {
      const names = listed(hold.tied.map(table.nameOf));
      const prize = say(kind);
      return say(hold.why === "tie" ? "reason tie" : "reason split", { names, name, card, prize });
    }
    default:
      return "";
  }
}

/** "You take the 19 and the lowest, junk −4" — who would take the two prizes. */
export function takesWords(
  table: Seen,
  holds: { max: HoldView; min: HoldView },
  tiles: [string | null, string | null],
): string {
  const one = (hold: HoldView, tile: string | null): string => {
    if (!tile) return "";
    const treasure = tileSaid(tile);
    if (hold.seat === null) return say("nobodyTakesTile", { treasure });
    return hold.seat === table.eyes
      ? say("youTake", { treasure })
      : say("theyTake", { name: table.nameOf(hold.seat), treasure });
  };
  if (holds.max.seat !== null && holds.max.seat === holds.min.seat && tiles[0] && tiles[1]) {
    const both = { one: tileSaid(tiles[0]), other: tileSaid(tiles[1]) };
    return holds.max.seat === table.eyes
      ? say("youTakeBoth", both)
      : say("theyTakeBoth", { name: table.nameOf(holds.max.seat), ...both });
  }
  return [one(holds.max, tiles[0]), one(holds.min, tiles[1])].filter(Boolean).join(" ");
}
