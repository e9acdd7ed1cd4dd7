/** The chart as data: where everything lies, what kind of place it is, and how to walk from one to the next. */
import type { Box, Point } from "../../../lib/camera.svelte.ts";
import type { Chart, Place } from "../../../generated/wire.ts";
import data from "../generated/box.json";
import { speech } from "../words.ts";

export type { Place };

/** What a page shows at first, and the whole paper that is painted, in units of the chart. */
export const FRAME: Box = { left: -42, top: 4, width: 1188, height: 656 };
export const PAPER: Box = { left: -160, top: -70, width: 1420, height: 800 };
/** How many of each thing there are. */
export const BOX: Record<string, number> = data.box;
/** Numbers of the rules that sentences name. */
export const NUMBERS = data.numbers;
export const LANDINGS = data.landings as Partial<Record<string, { coins: number; bay: number }>>;
export const ITEMS = data.items;

type Atlas = { spaces: Place[]; doubloons: Place[]; byName: Map<string, Place>; next: Map<string, string[]> };

function read(chart: Chart | null): Atlas {
  const all = chart?.places ?? [];
  const next = new Map<string, string[]>();
  for (const [one, other] of chart?.paths ?? []) {
    next.set(one, [...(next.get(one) ?? []), other]);
    next.set(other, [...(next.get(other) ?? []), one]);
  }
  return {
    spaces: all.filter((place) => place.kind !== "doubloon"),
    doubloons: all.filter((place) => place.kind === "doubloon"),
    byName: new Map(all.map((place) => [place.name, place])),
    next,
  };
}

/** Where everything lies is told with the words of the game, so it is not written here again. */
const atlases = new Map<Chart | null, Atlas>();
function atlas(): Atlas {
  const { chart } = speech();
  if (!atlases.has(chart)) atlases.set(chart, read(chart));
  return atlases.get(chart)!;
}

export const paths = (): [string, string][] => speech().chart?.paths ?? [];
export const spaces = (): Place[] => atlas().spaces;
export const doubloons = (): Place[] => atlas().doubloons;
export const placed = (name: string | null | undefined): Place | undefined => atlas().byName.get(name ?? "");

export function pointOf(name: string | null | undefined): Point | null {
  const place = placed(name);
  return place ? [place.x, place.y] : null;
}

/** The spaces that a piece passes on its way, first where it begins; over open ground if no path leads there. */
export function wayBetween(from: string, to: string): string[] {
  const before = new Map([[from, ""]]);
  for (const here of before.keys()) {
    if (here === to) break;
    for (const next of atlas().next.get(here) ?? []) if (!before.has(next)) before.set(next, here);
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
