/** The legal moves that are made on the island itself, and the way to each. */
import { nextBy } from "../../lib/arrows.ts";
import { cubesOf } from "./cubes.ts";
import { centre, type Point } from "./geometry.ts";
import { BOX, COLOURS, DIRECTIONS, type Island, type Space } from "./island.ts";
import type { Leg, TobagoView } from "./generated/view.ts";
import { say, spoken, word, type Key } from "./words.ts";

export type Target = {
  move: string;
  /** What is answered next in one go. */
  then?: string;
  at: Point;
  label: string;
  tip: string[];
  space: Space | null;
  leg: number;
  turn: number;
};

const VERBS = ["place", "park", "drive", "strike"] as const;
export type Verb = (typeof VERBS)[number];

/** What lies on a space, in words. */
export function onIt(view: TobagoView, name: string, nameOf: (seat: number) => string): string[] {
  const { huts, palms, statues, unturned } = view.objects;
  return [
    huts.includes(name) ? say("hut") : "",
    palms.includes(name) ? say("palm") : "",
    unturned.includes(name) || statues.some((statue) => statue.space === name) ? say("statue") : "",
    view.amulets_ashore.includes(name) ? say("amulet") : "",
    ...view.players.map((player, seat) => (player.atv === name ? say("atvOf", { name: nameOf(seat) }) : "")),
    ...view.maps.map((map, place) =>
      map.markers?.includes(name) ? say("siteOf", { colour: spoken(COLOURS[place]!) }) : "",
    ),
    ...statues.map((statue) => (statue.at === name ? say("gazeHere") : "")),
  ].filter((each) => each !== "");
}

export const ground = (space: Space): string =>
  space.crowned ? say("largestOf", { terrain: word(space.terrain) }) : word(space.terrain);

/** A space in words: its name, its ground, what lies on it. */
export const spaceWords = (view: TobagoView, space: Space, nameOf: (seat: number) => string): string =>
  [space.name.toUpperCase(), ground(space), ...onIt(view, space.name, nameOf)].join(" · ");

/** What the things on a space are for, and how many of them there are. */
export function thingsHelp(view: TobagoView, name: string): string[] {
  const { huts, palms, statues, unturned } = view.objects;
  const help = (there: boolean, key: Key, kind: string): string[] =>
    there ? [say(key, { number: BOX[kind] ?? 0 })] : [];
  return [
    ...help(huts.includes(name), "hutHelp", "hut"),
    ...help(palms.includes(name), "palmHelp", "palm"),
    ...help(unturned.includes(name) || statues.some((statue) => statue.space === name), "statueHelp", "statue"),
    ...help(view.amulets_ashore.includes(name), "amuletHelpShort", "amulet"),
    ...help(
      view.maps.some((map) => map.markers?.includes(name)),
      "markerHelp",
      "marker",
    ),
  ];
}

export function targetsOf(
  island: Island,
  view: TobagoView,
  moves: string[],
  nameOf: (seat: number) => string,
): Target[] {
  const named = (name: string): Point => centre(island.named(name)!);
  return [...moves.flatMap(targetOf), ...raising(island, view, moves), ...cubes(view, moves, named)];

  function targetOf(move: string): Target[] {
    const [verb, noun] = move.split(" ") as [string, string | undefined];
    if (verb === "face") return face(island, view, move, noun ?? "");
    const known = VERBS.find((each) => each === verb);
    const space = known && noun ? island.named(noun) : undefined;
    if (!known || !space) return [];
    const leg = known === "drive" ? (view.turn?.reach[space.name]?.legs ?? 0) : 0;
    const legs = leg === 0 ? [] : [say("legs", { number: leg })];
    const label = [
      say(known, { space: space.name }),
      word(space.terrain),
      ...onIt(view, space.name, nameOf),
      ...legs,
    ].join(", ");
    return [{ move, at: centre(space), label, tip: tip(view, known, space, legs, nameOf), space, leg, turn: 0 }];
  }
}

/** Who stands on a treasure raises it by a click on the own car. */
function raising(island: Island, view: TobagoView, moves: string[]): Target[] {
  const move = moves.find((text) => text.startsWith("raise "));
  const space = island.named(view.players[view.you ?? -1]?.atv ?? "");
  if (!move || !space) return [];
  const label = say("raiseHere", { colour: spoken(move.slice("raise ".length)) });
  const legs = view.turn?.legs_left ?? 0; // §5.1
  const stops = legs ? [say("raiseStops", { legs })] : [];
  return [{ move, at: centre(space), label, tip: [label, ...stops], space, leg: 0, turn: 0 }];
}

/** For what an amulet, or everybody when no clue fits, strikes a site: as powers.py calls it. */
const STRIKING = [5, 6];

/** Before the map is chosen, each of its cubes can be struck off in one go. */
function cubes(view: TobagoView, moves: string[], at: (space: string) => Point): Target[] {
  if (!STRIKING.includes(view.turn?.asked_for ?? 0)) return [];
  const { huts, palms, statues, unturned } = view.objects;
  const taken = new Set([...huts, ...palms, ...unturned, ...statues.map((statue) => statue.space)]);
  const stands = view.players.map((player) => player.atv);
  return cubesOf(view, taken, stands).flatMap(({ space, colour, dx, dy }): Target[] => {
    const move = `on ${colour}`;
    if (!moves.includes(move)) return [];
    const label = say("strikeFrom", { space: space.toUpperCase(), colour: spoken(colour) });
    const [x, y] = at(space);
    const spot: Point = [x + dx, y + dy];
    return [{ move, then: `strike ${space}`, at: spot, label, tip: [label], space: null, leg: 0, turn: 0 }];
  });
}

/** Targets by what they do. */
export const deedOf = (target: Target): string => [target.move, ...(target.then ? [target.then] : [])].join(", ");

/** What a person reads beside the pointer: the deed, and then what comes of it. */
function tip(view: TobagoView, verb: Verb, space: Space, legs: string[], nameOf: (seat: number) => string): string[] {
  const here: Record<Verb, string> = {
    place: say("placeHere", { object: word(view.objects.placing ?? "") }),
    park: say("parkHere"),
    drive: say("driveHere"),
    strike: say("strikeHere"),
  };
  const finds =
    verb === "drive" && view.turn?.picks_up && view.amulets_ashore.includes(space.name) ? [say("picksUp")] : [];
  const treasure = view.maps.flatMap((map) =>
    verb === "drive" && map.sites === 1 && map.possible[0] === space.name
      ? [say("treasureHere", { colour: spoken(map.colour) })]
      : [],
  );
  return [[here[verb], ...legs].join(" · "), ...treasure, ...finds, spaceWords(view, space, nameOf)];
}

/** A statue that does not look anywhere yet has an arrow on each side. */
function face(island: Island, view: TobagoView, move: string, direction: string): Target[] {
  const statue = island.named(view.objects.unturned.at(-1) ?? "");
  const step = DIRECTIONS.find((each) => each.name === direction);
  if (!statue || !step) return [];
  const [x, y] = centre(statue);
  const [a, b] = centre(step);
  const label = say("face", { direction: word(direction) });
  return [
    {
      move,
      at: [x + a * 0.85, y + b * 0.85],
      label,
      tip: [label, say("faceHelp")],
      space: null,
      leg: 0,
      turn: (Math.atan2(b, a) * 180) / Math.PI,
    },
  ];
}

/** The way to a space, first the space where it begins; `ends` are the places where a leg ends. */
export function wayTo(reach: Record<string, Leg>, space: string): { names: string[]; ends: string[] } {
  const names = [space];
  const ends = reach[space] ? [space] : [];
  for (let at = reach[space]; at; at = reach[at.from]) {
    names.unshift(at.from);
    if ((reach[at.from]?.legs ?? at.legs) < at.legs) ends.unshift(at.from);
  }
  return { names, ends };
}

/** The next target in the direction of an arrow key. */
export const nextTarget = (targets: readonly Target[], from: Target, key: string): Target | undefined =>
  nextBy(targets, from, key, ({ at }) => at);
