/** What speaks for a move that a hint advises: what the view tells of it. */
import { consequence, pickOf } from "./draft/consequence.ts";
import type { TreasureHunterView } from "./generated/view.ts";
import { passWords, resultOf, takesOf } from "./hand/results.ts";
import { playOf } from "./location/plays.ts";
import type { Seen } from "./table.ts";
import { about, say, tileSaid } from "./words.ts";

export function reasons(text: string, seen: Record<string, unknown>, names: readonly string[]): string {
  const view = seen as TreasureHunterView;
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "keep" || verb === "aside")
    return [...consequence(view, noun, verb === "aside"), prizesFor(view, noun)].filter(Boolean).join(" ");
  if (verb === "use") {
    const coins = view.scrolls?.find((each) => each.scroll === noun)?.pays ?? 0;
    return coins ? say("reason scroll", { coins }) : "";
  }
  const play = playOf(view, text);
  if (!play) return "";
  const table: Seen = { view, eyes: view.you_seat, scene: null, nameOf: (seat) => names[seat] ?? "" };
  if (play.draws) return about(play.card ?? "");
  if (play.guard.length) return play.card ? resultOf(table, play).words : passWords(table, play);
  return takesOf(table, play);
}

/** What an adventurer or a companion of the pack could win at its location. */
function prizesFor(view: TreasureHunterView, card: string): string {
  const place = pickOf(view, card)?.location;
  const here = view.locations.find((each) => each.location === place);
  return here?.max && here.min ? say("reason prizes", { max: tileSaid(here.max), min: tileSaid(here.min) }) : "";
}
