/** The chart as data: where everything lies, what kind of place it is, and how to walk from one to the next. */
import type { Box, Point } from "../../../lib/camera.svelte.ts";
import data from "../generated/box.json";

export type Place = { name: string; x: number; y: number; kind: string; ground: string };

/** What a page shows at first, and the whole paper that is painted, in units of the chart. */
export const FRAME: Box = { left: -42, top: 4, width: 1188, height: 656 };
export const PAPER: Box = { left: -160, top: -70, width: 1420, height: 800 };
/** How many of each thing there are. */
export const BOX: Record<string, number> = data.box;
/** Numbers of the rules that sentences name. */
export const NUMBERS = data.numbers;
export const LANDINGS = data.landings as Partial<Record<string, { coins: number; bay: number }>>;
export const ITEMS = data.items;
export const NAMES = data.names;
const ALL = data.places.map((told): Place => {
  const [name, x, y, kind, ground] = told.split(" ") as [string, string, string, string, string];
  return { name, x: Number(x), y: Number(y), kind, ground };
});
export const SPACES = ALL.filter((place) => place.kind !== "doubloon");
export const DOUBLOONS = ALL.filter((place) => place.kind === "doubloon");
export const PATHS = data.paths.map((path) => path.split(" ") as [string, string]);

const BY_NAME = new Map(ALL.map((place) => [place.name, place]));
const NEXT = new Map<string, string[]>();
for (const [one, other] of PATHS) {
  NEXT.set(one, [...(NEXT.get(one) ?? []), other]);
  NEXT.set(other, [...(NEXT.get(other) ?? []), one]);
}

export const placed = (name: string | null | undefined): Place | undefined => BY_NAME.get(name ?? "");

export function pointOf(name: string | null | undefined): Point | null {
  const place = placed(name);
  return place ? [place.x, place.y] : null;
}

/** The spaces that a piece passes on its way, first where it begins; over open ground if no path leads there. */
export function wayBetween(from: string, to: string): string[] {
  const before = new Map([[from, ""]]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of NEXT.get(here) ?? []) if (!before.has(next)) before.set(next, here);
  }
  if (!before.has(to)) return [from, to];
  const way = [to];
  for (let here = before.get(to); here; here = before.get(here)) way.unshift(here);
  return way;
}

/** The nearest place to a point, if it is near enough. */
export function nearest<T extends { x: number; y: number }>(
  all: readonly T[],
  [x, y]: Point,
  reach: number,
): T | undefined {
  let [best, most]: [T | undefined, number] = [undefined, reach];
  for (const one of all) {
    const away = Math.hypot(one.x - x, one.y - y);
    if (away < most) [best, most] = [one, away];
  }
  return best;
}
