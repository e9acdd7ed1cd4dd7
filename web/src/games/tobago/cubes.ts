/** The site cubes, by space: several colours on one space stay apart, and aside from what stands there. */
import type { Point } from "./geometry.ts";
import type { TobagoView } from "./generated/view.ts";

export type Cube = { space: string; colour: string; dx: number; dy: number };

const SPOTS: Point[][] = [
  [[0, 0]],
  [
    [-8, 0],
    [8, 0],
  ],
  [
    [0, -7],
    [-8, 7],
    [8, 7],
  ],
  [
    [-8, -7],
    [8, -7],
    [-8, 7],
    [8, 7],
  ],
];

/** Where each cube lies, from the middle of its space; `taken` are spaces with a thing, `stands` those with a car. */
export function cubesOf(view: TobagoView, taken: ReadonlySet<string>, stands: readonly (string | null)[]): Cube[] {
  const on = new Map<string, string[]>();
  for (const map of view.maps)
    for (const name of map.markers ?? []) on.set(name, [...(on.get(name) ?? []), map.colour]);
  return [...on].flatMap(([space, colours]) => {
    const busy =
      taken.has(space) || view.players.some((player) => player.atv === space) || view.amulets_ashore.includes(space);
    return colours.map((colour, place) => {
      const [dx, dy] = SPOTS[colours.length - 1]![place]!;
      return {
        space,
        colour,
        dx: (busy ? (taken.has(space) && stands.includes(space) ? -11 : 7) : 0) + dx,
        dy: (busy ? 13 : 0) + dy * (busy ? 0.5 : 1),
      };
    });
  });
}
