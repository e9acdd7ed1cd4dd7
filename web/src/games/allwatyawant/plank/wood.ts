/** The plank as a drawing: measures in units of the picture, which Python paints (painting/deck.py). */
import { LENGTH, WIDTH } from "../generated/plank.ts";
import type { Point } from "./track.ts";

/** Units a millimetre, and the width of the boards. */
export const K = 1.7;
export const EDGE = 26;
export const LONG = LENGTH * K + 2 * EDGE;
export const BROAD = WIDTH * K + 2 * EDGE;
export const along = (x: number): number => EDGE + x * K;
export const across = (y: number): number => EDGE + y * K;

const round = (value: number): number => Math.round(value * 10) / 10;

export function path(points: readonly Point[]): string {
  return points.map(([x, y], place) => `${place ? "L" : "M"}${round(along(x))} ${round(across(y))}`).join("");
}
