/** What speaks for a move that a hint advises, as far as the view tells. */
import type { MapView, TobagoView } from "../generated/view.ts";
import { leavesOf, markedOf } from "../preview.ts";
import { lootWords, say, spoken, word } from "../words.ts";

export function reasons(text: string, seen: Record<string, unknown>, _names?: readonly string[], then = ""): string {
  const view = seen as TobagoView;
  const [verb = "", noun = ""] = text.split(" ");
  const map = view.maps.findIndex((each) => each.colour === noun);
  if (verb === "play") {
    const on = view.maps.findIndex((each) => then === `on ${each.colour}`);
    return on < 0 ? fits(view, noun) : leaves(view, noun, on);
  }
  if (verb === "on" && view.chosen_clue) return leaves(view, view.chosen_clue, map);
  if (verb === "raise") return shares(view, view.maps[map]);
  if (verb === "drive") return waits(view, noun);
  if (verb === "strike") return struck(view);
  if (verb === "exchange" || text === "use exchange")
    return view.would_leave?.flat().some(isNumber) ? "" : say("noneFits");
  if (verb === "claim" || verb === "pass") return offered(view);
  return "";
}

const isNumber = (left: number | null): left is number => left !== null;

/** What a clue does on a map. */
function leaves(view: TobagoView, clue: string, map: number): string {
  const number = leavesOf(view, clue, map);
  const { colour = "", sites = 0 } = view.maps[map] ?? {};
  if (number === null) return "";
  return [
    say("leavesThere", { number, sites, colour: spoken(colour) }),
    near(view, markedOf(view, map, clue).stay),
    rosesThere(view, map),
  ]
    .filter(Boolean)
    .join(" ");
}

/** How far the nearest of these spaces is from the own car, if the view tells. */
function near(view: TobagoView, spaces: readonly string[]): string {
  const stands = view.players[view.you ?? -1]?.atv;
  if (stands && spaces.includes(stands)) return say(spaces.length > 1 ? "standsOnOne" : "standsOnIt");
  const legs = Math.min(...spaces.map((space) => view.turn?.reach[space]?.legs ?? Infinity));
  return legs < Infinity ? say(spaces.length > 1 ? "nearestIs" : "onlyIs", { legs }) : "";
}

/** How many of the roses on a map would be one's own. */
function rosesThere(view: TobagoView, map: number): string {
  const laid = view.maps[map];
  return laid?.clues.length
    ? say("rosesThen", { number: rosesOn(laid, view.you ?? -1) + 1, all: rosesIn(laid) + 1 })
    : "";
}

/** What a clue would do on each map that takes it: which is best is the next question. A new map is begun alone. */
function fits(view: TobagoView, clue: string): string {
  const begins = view.sharing?.offer === null ? view.sharing.map : null;
  const maps = view.maps.flatMap(({ colour, sites }, map) => {
    const left = begins !== null && begins !== colour ? null : leavesOf(view, clue, map);
    return left === null ? [] : [`${word(colour)} ${sites} → ${left}`];
  });
  return maps.length ? say("fitsOn", { maps: maps.join(" · ") }) : "";
}

const rosesOn = (map: MapView, seat: number): number =>
  map.clues.flatMap((clue) => clue.roses).filter((each) => each === seat).length;

const rosesIn = (map: MapView): number => map.clues.flatMap((clue) => clue.roses).length;

/** What raising a treasure brings: a card for each own rose, and one more. */
function shares(view: TobagoView, map: MapView | undefined): string {
  return map ? say("sharesIn", { number: rosesOn(map, view.you ?? -1) + 1, all: rosesIn(map) + 1 }) : "";
}

/** What waits on a space. */
function waits(view: TobagoView, space: string): string {
  const located = view.maps.find((map) => map.sites === 1 && map.possible[0] === space);
  const [near] = view.maps
    .filter((map) => map.sites > 1 && map.possible.includes(space))
    .sort((a, b) => a.sites - b.sites);
  if (located) return say("liesThere", { colour: spoken(located.colour) });
  if (view.amulets_ashore.includes(space) && view.turn?.picks_up) return say("amuletThere");
  return near ? say("mayLieThere", { colour: spoken(near.colour), number: near.sites }) : "";
}

function struck(view: TobagoView): string {
  const map = view.maps.find((each) => each.colour === view.turn?.on_map);
  return map ? say("leavesThere", { number: map.sites - 1, sites: map.sites, colour: spoken(map.colour) }) : "";
}

/** What one knows of the cards that are still face down. */
function offered(view: TobagoView): string {
  const saw = [...(view.sharing?.you_saw ?? [])];
  for (const card of view.sharing?.turned_up ?? []) {
    const place = saw.indexOf(card);
    if (place >= 0) saw.splice(place, 1);
  }
  const down = view.sharing?.face_down ?? 0;
  if (!down) return say("lastCard");
  const roses = view.sharing?.roses ?? [];
  const own = roses.filter((seat) => seat === view.you).length;
  return [
    roses.length ? say("cardsForRoses", { number: down, roses: roses.length, own }) : "",
    saw.length ? say("youKnowOf", { cards: saw.map(lootWords).join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}
