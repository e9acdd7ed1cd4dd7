/** What keeping a card would mean, in one sentence. */
import { cardInfo } from "../things/box.ts";
import type { PickView, TreasureHunterView } from "../generated/view.ts";
import { about, label, placeAt, say, tileSaid } from "../words.ts";

/** What the card under the pointer would change; undefined: nobody has told. */
export const pickOf = (view: TreasureHunterView, card: string): PickView | undefined =>
  view.picks_would?.find((pick) => pick.card === card);

/** Cards in my hand that help a group and nothing else: at its location, or against the goblins. */
export function helpersOf(view: TreasureHunterView, group: string): string[] {
  const place = group === "dogs" ? view.locations.length : view.locations.findIndex((each) => each.colour === group);
  return view.groups?.helpers[place] ?? [];
}

const inHand = (card: string): string => say("in hand", { card: label(card), about: about(card) });

export function consequence(view: TreasureHunterView, card: string, aside: boolean): string[] {
  const name = label(card);
  if (aside) return [say("would aside", { card: name })];
  const pick = pickOf(view, card);
  if (!pick) return [about(card)];
  const said = [main(view, pick, name)];
  if (pick.group === "dogs") said.push(say("would claim", { discipline: cardInfo(card).discipline ?? 0 }));
  const helper = helpersOf(view, pick.group)[0];
  if (helper) said.push(inHand(helper));
  if (pick.fades) said.push(say("would be gone"));
  if (pick.is_last_choice) said.push(say("would be last"));
  const junk = junkAhead(view, pick);
  if (junk) said.push(junk);
  if (pick.scrolls > 0) said.push(say("would scrolls", { coins: pick.scrolls }));
  return said;
}

/** Junk that a group may come to take: the highest total cannot choose. */
function junkAhead(view: TreasureHunterView, { location, group, before, after }: PickView): string {
  const here = view.locations.find((each) => each.location === location);
  if (!here || group === "actions" || after === null) return "";
  if (here.max?.startsWith("junk")) return say("would junk max", { treasure: tileSaid(here.max) });
  return before === null && here.min?.startsWith("junk") ? say("would junk min", { treasure: tileSaid(here.min) }) : "";
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
