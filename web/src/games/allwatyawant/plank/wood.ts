/** The plank as a drawing: measures in units of the picture, and grain that is grown once, always the same. */
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

/** Numbers from 0 to 1 that look random (mulberry32). */
function grower(seed: number): (low: number, high: number) => number {
  let state = seed;
  return (low, high) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return low + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (high - low);
  };
}

export const PLANKS = ["#cf9d61", "#c79355", "#d3a368", "#c18c4f", "#cb985b"];
export const PLANK = (WIDTH * K) / PLANKS.length;
export const NAILS = [70, 305, 540, 775, 1005].flatMap((x) => [EDGE / 2, BROAD - EDGE / 2].map((y): Point => [x, y]));

const grow = grower(3);
/** A stroke from a point, bent over a second to a third. */
const stroke = (...points: number[]): string => {
  const [x, y, ...rest] = points.map(round);
  return `M${x} ${y}q${rest.join(" ")}`;
};
/** Strokes along the four boards. */
export const boardGrain =
  Array.from({ length: 80 }, (_, place) => {
    const y = place % 2 ? grow(4, EDGE - 5) : grow(BROAD - EDGE + 5, BROAD - 4);
    return stroke(grow(4, LONG - 60), y, grow(10, 30), grow(-2, 2), grow(30, 60), 0);
  }).join("") +
  Array.from({ length: 36 }, (_, place) => {
    const x = place % 2 ? grow(4, EDGE - 5) : grow(LONG - EDGE + 5, LONG - 4);
    return `M${round(x)} ${round(grow(20, BROAD - 60))}v${round(grow(14, 44))}`;
  }).join("");
/** Strokes along each plank of the deck. */
export const deckGrain = PLANKS.map((_, plank) =>
  Array.from({ length: 40 }, () => {
    const [x, y] = [grow(EDGE - 30, LONG - EDGE), EDGE + plank * PLANK + grow(3, PLANK - 3)];
    return stroke(x, y, grow(20, 50), grow(-3, 3), grow(60, 140), grow(-1.5, 1.5));
  }).join(""),
);
export const knots = PLANKS.flatMap((_, plank) =>
  [0, 1].map((): Point => [grow(EDGE + 240, LONG - EDGE - 40), EDGE + plank * PLANK + grow(16, PLANK - 16)]),
);
