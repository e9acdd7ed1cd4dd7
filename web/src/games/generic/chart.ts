/** Where things stand on a game's chart. It knows no game: only places, neighbours and what a view declares. */
import { nextBy } from "../../lib/arrows.ts";
import type { Chart, Place } from "../../lib/types.ts";
import type { Split } from "./hands.ts";
import { allParts, isRows, partsOf, titleOf, wordOf } from "./shape.ts";
import type { Part, Players, Row } from "./shape.ts";

/** A legal move whose noun is a place, and the only one there. */
export type Target = { move: string; place: Place };
/** What a view says of a place: its key, what can be read, a word for its picture (none: face down), who sees it. */
export type Find = { key: string; parts: Part[]; word: string; isOpen: boolean };

/** Places of one island are no farther from each other than so many steps. */
const NEAR = 3.6;
/** So far from its places the shore of an island reaches, its halo too. */
const MARGIN = 58;

export const placesOf = (chart: Chart): Map<string, Place> => new Map(chart.places.map((place) => [place.name, place]));

/** The moves that are made on the chart, and the others. */
export function targetsOf(
  places: Map<string, Place>,
  moves: readonly string[],
  split: Split,
): { targets: Target[]; rest: string[] } {
  const nouns = moves.map((move) => split(move).noun);
  const isTarget = (noun: string): boolean => places.has(noun) && nouns.indexOf(noun) === nouns.lastIndexOf(noun);
  return {
    targets: moves.flatMap((move, number) =>
      isTarget(nouns[number]!) ? [{ move, place: places.get(nouns[number]!)! }] : [],
    ),
    rest: moves.filter((_, number) => !isTarget(nouns[number]!)),
  };
}

/** Who stands where: a noun of a player that is the name of a place. */
export function standing(places: Map<string, Place>, players: Players): Map<string, number[]> {
  const found = new Map<string, number[]>();
  players.rows.forEach((row, seat) => {
    const here = allParts(players.kind, row).find(({ kind, value }) => kind.noun && places.has(value as string));
    const name = here?.value as string | undefined;
    if (name !== undefined) found.set(name, [...(found.get(name) ?? []), seat]);
  });
  return found;
}

/** What lies on places: rows of the view that have the name of one for a title. */
export function finds(places: Map<string, Place>, parts: readonly Part[]): Map<string, Find> {
  const found = new Map<string, Find>();
  for (const { name: key, kind, value } of parts.filter((part) => isRows(part) && !part.kind.by_seat)) {
    for (const row of value as Row[]) {
      const name = titleOf(kind.item!, row)?.value as string;
      if (!places.has(name)) continue;
      const isHidden = allParts(kind.item!, row).some((part) => part.kind.open && part.value === false);
      found.set(name, { key, parts: partsOf(kind.item!, row), word: wordOf(kind.item!, row), isOpen: !isHidden });
    }
  }
  return found;
}

/** What can be read of a find: words, what is true, and who knows of it. */
export const factsOf = (find: Find): Part[] =>
  find.parts.filter(({ kind, value }) => !kind.title && (kind.form === "name" || value === true || kind.item?.seat));

/** Lines from place to place. */
export function lines(pairs: readonly (readonly [Place, Place])[]): string {
  return pairs.map(([from, to]) => `M${from.x} ${from.y}L${to.x} ${to.y}`).join("");
}

/** The paths ashore, and those at sea. */
export function paths(chart: Chart): { land: [Place, Place][]; sea: [Place, Place][] } {
  const places = placesOf(chart);
  const all = chart.paths.map(([from, to]): [Place, Place] => [places.get(from)!, places.get(to)!]);
  const isSea = ([from, to]: [Place, Place]): boolean => from.ground === "sea" || to.ground === "sea";
  return { land: all.filter((pair) => !isSea(pair)), sea: all.filter(isSea) };
}

/** The land between these places: each near pair and each place itself; broad strokes make islands of them. */
export function ground(chart: Chart, among: readonly Place[]): string {
  const lengths = paths(chart)
    .land.map(([from, to]) => far(from, to))
    .sort((one, other) => one - other);
  const most = (lengths[Math.floor(lengths.length / 2)] ?? 0) * NEAR;
  return lines(
    among.flatMap((from, number) =>
      among
        .slice(number)
        .filter((to) => far(from, to) <= most)
        .map((to): [Place, Place] => [from, to]),
    ),
  );
}

/** What is seen of a chart: its canvas, and more where an island would be cut off. */
export function frameOf(chart: Chart): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [chart.places.map((place) => place.x), chart.places.map((place) => place.y)];
  const [x, y] = [Math.min(0, Math.min(...xs) - MARGIN), Math.min(0, Math.min(...ys) - MARGIN)];
  return {
    x,
    y,
    width: Math.max(chart.width, Math.max(...xs) + MARGIN) - x,
    height: Math.max(chart.height, Math.max(...ys) + MARGIN) - y,
  };
}

/** Where names are written: as near as can be to where they belong, but off the places and off each other. */
export function lettering(chart: Chart, names: readonly string[]): { x: number; y: number; text: string }[] {
  const written: { x: number; y: number; text: string; half: number }[] = [];
  chart.names.forEach((name, number) => {
    const text = names[number]!;
    const half = (text.length * LETTER) / 2 + 4;
    const covers = (x: number, y: number): number =>
      chart.places.filter((place) => Math.abs(place.x - x) < half + 12 && Math.abs(place.y - y) < LINE + 10).length +
      written.filter((other) => Math.abs(other.x - x) < half + other.half && Math.abs(other.y - y) < 2 * LINE).length *
        2;
    const spots = SHIFTS.map(([dx, dy]) => ({
      x: name.x + dx,
      y: name.y + dy,
      worth: covers(name.x + dx, name.y + dy) * 150 + Math.hypot(dx, dy * 1.5),
    }));
    const best = spots.sort((one, other) => one.worth - other.worth)[0]!;
    written.push({ x: best.x, y: best.y, text, half });
  });
  return written;
}

/** A letter is so broad, and half a line so high; names are moved by as much. */
const LETTER = 8.4;
const LINE = 9;
const SHIFTS = Array.from({ length: 21 * 17 }, (_, number): [number, number] => [
  ((number % 21) - 10) * 8,
  (Math.floor(number / 21) - 8) * 7,
]);

export const far = (from: { x: number; y: number }, to: { x: number; y: number }): number =>
  Math.hypot(from.x - to.x, from.y - to.y);

/** The place nearest to a point, if one is within reach. */
export function nearest<T extends { place: Place }>(
  all: readonly T[],
  point: { x: number; y: number },
  reach: number,
): T | undefined {
  const sorted = all.map((each) => ({ each, far: far(each.place, point) })).sort((one, other) => one.far - other.far);
  return sorted[0] && sorted[0].far <= reach ? sorted[0].each : undefined;
}

/** The next target in the direction of an arrow key. */
export const nextTarget = (targets: readonly Target[], from: Target, key: string): Target | undefined =>
  nextBy(targets, from, key, ({ place }) => [place.x, place.y]);
