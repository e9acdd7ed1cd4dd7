/** The legal moves that are made on the island itself. */
import { centre, type Point } from "./geometry.ts";
import { COLOURS, DIRECTIONS, type Island, type Space } from "./island.ts";
import type { TobagoView } from "./view.ts";
import { say, word } from "./words.ts";

export type Target = { move: string; at: Point; label: string; space: Space | null; leg: number; turn: number };

const VERBS = ["place", "park", "drive", "strike"] as const;

/** What lies on a space, in words. */
function onIt(view: TobagoView, name: string, nameOf: (seat: number) => string): string[] {
  const { huts, palms, statues, unturned } = view.objects;
  return [
    huts.includes(name) ? say("hut") : "",
    palms.includes(name) ? say("palm") : "",
    unturned.includes(name) || statues.some((statue) => statue.space === name) ? say("statue") : "",
    view.amulets_ashore.includes(name) ? say("amulet") : "",
    ...view.players.map((player, seat) => (player.atv === name ? say("atvOf", { name: nameOf(seat) }) : "")),
    ...view.maps.map((map, place) => (map.markers?.includes(name) ? say("siteOf", { colour: word(COLOURS[place]!) }) : "")),
  ].filter((each) => each !== "");
}

export function targetsOf(island: Island, view: TobagoView, moves: string[], nameOf: (seat: number) => string): Target[] {
  const here = view.turn ? view.players[view.turn.seat]?.atv : null;
  const legs = here ? island.legsFrom(here) : new Map<string, number>();
  return moves.flatMap((move): Target[] => {
    const [verb, noun] = move.split(" ") as [string, string | undefined];
    if (verb === "face") return face(island, view, move, noun ?? "");
    const known = VERBS.find((each) => each === verb);
    const space = known && noun ? island.named(noun) : undefined;
    if (!known || !space) return [];
    const leg = known === "drive" ? (legs.get(space.name) ?? 0) : 0;
    const far = leg === 0 ? [] : [leg === 1 ? say("withLeg") : say("withLegs", { number: leg })];
    const label = [say(known, { space: space.name }), word(space.terrain), ...onIt(view, space.name, nameOf), ...far].join(", ");
    return [{ move, at: centre(space), label, space, leg, turn: 0 }];
  });
}

/** A statue that does not look anywhere yet has an arrow on each side. */
function face(island: Island, view: TobagoView, move: string, direction: string): Target[] {
  const statue = island.named(view.objects.unturned.at(-1) ?? "");
  const step = DIRECTIONS.find((each) => each.name === direction);
  if (!statue || !step) return [];
  const [x, y] = centre(statue);
  const [a, b] = centre(step);
  return [{ move, at: [x + a * 0.85, y + b * 0.85], label: say("face", { direction: word(direction) }), space: null, leg: 0, turn: (Math.atan2(b, a) * 180) / Math.PI }];
}

/** The next target in the direction of an arrow key, the nearest within a right angle. */
export function nextTarget(targets: Target[], from: Target, key: string): Target | undefined {
  const ways: Record<string, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
  const way = ways[key];
  if (!way) return undefined;
  const ahead = targets.flatMap((target) => {
    const [dx, dy] = [target.at[0] - from.at[0], target.at[1] - from.at[1]];
    const [along, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] + dy * way[0])];
    return along > 1 && aside <= along * 1.8 ? [{ target, worth: along + aside * 1.5 }] : [];
  });
  return ahead.sort((one, other) => one.worth - other.worth)[0]?.target;
}
