/** The legal moves that are made on the chart, what waits at each, and in which words. */
import { nextBy } from "../../../lib/arrows.ts";
import type { Point } from "../../../lib/camera.svelte.ts";
import { rowsOf } from "../ask/fate.ts";
import type { AllwatyawantView, ReachView } from "../generated/view.ts";
import { named, say, speech } from "../words.ts";
import { flagAt, widthOf, type Flag } from "./flags.ts";
import { LANDINGS, NUMBERS, placed, pointOf, type Place } from "./places.ts";

export type Target = {
  move: string;
  place: Place;
  at: Point;
  /** For those who hear it. */
  label: string;
  /** For those who read it: the deed first. */
  tip: string[];
  steps: number | null;
  via: string | null;
  meets: number[];
  /** What says that one would fight there. */
  flag: Flag | null;
  /** Only once the throw is accepted: then it is done right after that. */
  later: boolean;
};

type Names = (seat: number) => string;

export function targetsOf(view: AllwatyawantView, moves: readonly string[], nameOf: Names): Target[] {
  const isAsked = moves.length > 0;
  const reached = isAsked ? (view.reach ?? []).flatMap((reach) => targetOf(view, reach, moves, nameOf)) : [];
  return flagged([...reached, ...moves.flatMap((move) => flip(view, move))], bodyOf(view));
}

export const fightWord = (move: string): string => say(/^sail/.test(move) ? "battle" : "duel");

/** No flag hides whoever chooses. */
function bodyOf(view: AllwatyawantView): Point[] {
  const at = pointOf(view.players[view.you_seat ?? -1]?.space);
  return at ? [[at[0], at[1] - 16]] : [];
}

const flagged = (all: Target[], body: Point[]): Target[] =>
  all.map((target) => {
    if (!target.meets.length) return target;
    const others = all.filter((other) => other !== target).map(({ at }) => at);
    return { ...target, flag: flagAt(target.at, widthOf(fightWord(target.move)), [...others, ...body]) };
  });

function targetOf(view: AllwatyawantView, reach: ReachView, moves: readonly string[], nameOf: Names): Target[] {
  const place = placed(reach.space);
  const later = !moves.includes(reach.move);
  if (!place || (later && !moves.includes("accept"))) return [];
  const verb = reach.move.split(" ")[0] ?? "";
  const { deed, more } = waiting(view, reach, verb, place, nameOf);
  const steps = reach.steps === null ? [] : [say("steps", { number: reach.steps })];
  return [
    {
      move: reach.move,
      place,
      at: [place.x, place.y],
      label: [deed, ...steps, named(place.name, "space")].join(", "),
      tip: [deed, [...steps, named(place.name, "space")].join(" · "), ...more],
      steps: reach.steps,
      via: reach.via,
      meets: reach.meets_seats,
      flag: null,
      later,
    },
  ];
}

function flip(view: AllwatyawantView, move: string): Target[] {
  const place = move.startsWith("flip ") ? placed(move.slice("flip ".length)) : undefined;
  if (!place) return [];
  const label = speech().move(move);
  const [emerald] = view.fate ? rowsOf(view.fate) : [];
  const chance = emerald ? [say("chanceOf", { percent: emerald.parts[0] ?? 0, what: emerald.follows })] : [];
  const tip = [say("turnUp"), named(place.name, "doubloon"), ...chance];
  return [
    { move, place, at: [place.x, place.y], label, tip, steps: null, via: null, meets: [], flag: null, later: false },
  ];
}

type Waiting = { deed: string; more: string[] };

/** What waits on a space: somebody to fight first, then a coin, the bay, an event of the sea. */
function waiting(view: AllwatyawantView, reach: ReachView, verb: string, place: Place, nameOf: Names): Waiting {
  if (verb === "land") return { deed: say("landHere"), more: [around("landMore", place.name)] };
  if (verb === "drive") return { deed: say(isSelf(view) ? "rideHere" : "driveHere"), more: onField(view, place) };
  if (verb === "peek") return { deed: say("peekHere"), more: [say("peekSecret")] };
  const foes = reach.meets_seats.map(nameOf).join(", ");
  const field = verb === "go" ? ashore(view, place) : afloat(place, verb);
  if (!foes) return field;
  const fight = say(verb === "go" ? "duelWith" : "fireAt", { name: foes });
  const poor = reach.meets_seats.filter((seat) => verb === "go" && isPoor(view, seat));
  const nothing = poor.map((seat) => say("nothingToRob", { name: nameOf(seat) }));
  return { deed: fight, more: [...nothing, say("thenField", { deed: field.deed }), ...field.more] };
}

/** What a landing site has to offer, in words. */
export function around(key: "landMore" | "landReason", site: string): string {
  const found = LANDINGS[site];
  return found ? say(key, { ...found, steps: NUMBERS.throw }) : "";
}

/** Has somebody nothing that a duel could bring? */
function isPoor(view: AllwatyawantView, seat: number): boolean {
  const player = view.players[seat];
  return player !== undefined && !player.items.length && !player.favours;
}

/** Is it the reader who is driven, by a tunnel? */
const isSelf = (view: AllwatyawantView): boolean => view.question === "RideToLanding";

function afloat(place: Place, verb: string): Waiting {
  const deed =
    verb === "course" ? say("setSail", { place: eventName(place) }) : say("sailHere", { place: eventName(place) });
  return {
    deed,
    more: [speech().about(place.name === "bay" || place.name === "finish" ? place.name : place.kind)].filter(Boolean),
  };
}

const eventName = (place: Place): string =>
  place.name === "bay" || place.name === "finish"
    ? named(place.name, "space")
    : place.kind === "water"
      ? say("openWater")
      : named(place.kind, "quest");

function ashore(view: AllwatyawantView, place: Place): Waiting {
  if (place.kind === "bay")
    return { deed: say("intoBay"), more: [say(view.lacking?.length ? "bayShelter" : "bayLaunch", NUMBERS)] };
  const coin = view.coins.find((each) => each.field === place.name);
  if (!coin) return { deed: say("goHere"), more: [groundOf(place)] };
  if (coin.icon === null) return { deed: say("turnCoin"), more: [say("turnCoinMore", hiddenOf(view))] };
  const icon = named(coin.icon, "icon");
  const secret = coin.open ? [] : [say("youLooked")];
  if (!isItem(coin.icon)) return { deed: say("drawLetter", { deck: icon }), more: [...secret, say("letterMore")] };
  const lacking = view.lacking ?? [];
  if (!lacking.includes(coin.icon)) return { deed: say("haveItem", { item: icon }), more: secret };
  const rest = lacking.filter((item) => item !== coin.icon).map((item) => named(item, "item"));
  const after = rest.length ? say("thenMissing", { number: rest.length, items: rest.join(", ") }) : say("thenAll");
  return { deed: say("takeItem", { item: icon }), more: [...secret, after, say("staysThere")] };
}

const DECKS = ["rum", "fauna", "voodoo", "island"];
export const isItem = (icon: string): boolean => !DECKS.includes(icon);

function hiddenOf(view: AllwatyawantView): { items: number; coins: number } {
  const hidden = Object.entries(view.icons_hidden);
  const sum = (all: [string, number][]): number => all.reduce((total, [, number]) => total + number, 0);
  return { items: sum(hidden.filter(([icon]) => isItem(icon))), coins: sum(hidden) };
}

export const groundOf = (place: Place): string =>
  say(place.kind === "landing" ? "landingSite" : place.ground === "coast" ? "coastField" : "inlandField");

/** What lies on a space, for somebody who only asks. */
export function onField(view: AllwatyawantView, place: Place): string[] {
  if (place.kind === "doubloon") {
    const found = view.doubloons.find((each) => each.doubloon === place.name)?.found;
    return [
      named(place.name, "doubloon"),
      found ? speech().about(found) : say("doubloonMore", { number: view.doubloons.length }),
    ];
  }
  const coin = view.coins.find((each) => each.field === place.name);
  if (coin) {
    const seen = coin.open ? [] : coin.icon ? [say("youLooked")] : [];
    return coin.icon
      ? [named(coin.icon, "icon"), ...seen, speech().about(coin.icon)]
      : [say("pieceOfEight"), say("turnCoinMore", hiddenOf(view))];
  }
  if (place.ground === "sea") return [eventName(place), speech().about(place.kind)].filter(Boolean);
  if (place.name === "bay" || place.name === "finish") return [named(place.name, "space"), speech().about(place.name)];
  return [groundOf(place)];
}

/** What a click on a space that is no target was meant to do. */
export function meant(moves: readonly string[], space: string): string {
  const verb = ["land", "drive", "peek", "sail", "flip"].find((each) =>
    moves.some((move) => move.startsWith(`${each} `)),
  );
  return `${verb ?? "go"} ${space}`;
}

/** The next target in the direction of an arrow key. */
export const nextTarget = (targets: readonly Target[], from: Target, key: string): Target | undefined =>
  nextBy(targets, from, key, ({ at }) => at);

/** The way to a target, first where it begins. */
export function wayTo(targets: readonly Target[], to: Target): string[] {
  const way = [to.place.name];
  for (let at: Target | undefined = to; at?.via;) {
    const via: string = at.via;
    way.unshift(via);
    at = targets.find((target) => target.place.name === via);
  }
  return way;
}
