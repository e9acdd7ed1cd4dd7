/** What keeping a card would mean, in one sentence. */
import { cardInfo } from "../art/box.ts";
import type { PickView, TreasureHunterView } from "../generated/view.ts";
import type { Table } from "../table.ts";
import { about, label, placeAt, say } from "../words.ts";

/** What the card under the pointer would change; undefined: nobody has told. */
export const pickOf = (view: TreasureHunterView, card: string): PickView | undefined =>
  view.picks_would?.find((pick) => pick.card === card);

export function consequence(table: Table, card: string, aside: boolean): string[] {
  const { view } = table;
  const name = label(card);
  if (aside) return [say("would aside", { card: name })];
  const pick = pickOf(view, card);
  if (!pick) return [about(card)];
  const said = [main(view, pick, name)];
  if (pick.group === "dogs") said.push(say("would claim", { discipline: cardInfo(card).discipline ?? 0 }));
  if (pick.scrolls > 0) said.push(say("would scrolls", { coins: pick.scrolls }));
  return said;
}

function main(view: TreasureHunterView, pick: PickView, card: string): string {
  const place = view.locations.findIndex((each) => each.location === pick.location);
  const { before, after } = pick;
  switch (pick.group) {
    case "dogs": {
      const held = pick.guard.filter(({ held }) => held).length;
      const now = view.guard?.filter(({ held }) => held).length ?? 0;
      const values = { card, before: before ?? 0, after: after ?? 0, held, all: view.goblins.length };
      return say(held > now ? "would dog more" : "would dog", values);
    }
    case "coins":
      return say("would coin", { card, before: before ?? 0, after: after ?? 0 });
    case "actions":
      if (place < 0) return `${card}: ${about(pick.card)}`;
      return after === null
        ? say("would companion alone", { card, place: placeAt(place) })
        : say("would companion", { card, place: placeAt(place), before: before ?? 0, after });
    default:
      return before === null
        ? say("would begin", { card, place: placeAt(place), after: after ?? 0 })
        : say("would join", { card, place: placeAt(place), before, after: after ?? 0 });
  }
}
