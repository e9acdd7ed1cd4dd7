/** Where things stand in a plot: pure arithmetic, drawn by whoever has a plot. */

export type Range = { low: number; high: number };

/** Steps that people read with ease. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers across a range, about so many, the range widened to them. */
export function ticks({ low, high }: Range, about: number): number[] {
  const rough = Math.max(high - low, 1) / about;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (STEPS.find((each) => each * ten >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}

/** All that must be seen. */
export function range(values: number[]): Range {
  return { low: Math.min(...values), high: Math.max(...values) };
}

/** How far along a range a value is, from 0 to 1; in a range of one value everything is in the middle. */
export function along(value: number, { low, high }: Range): number {
  return high > low ? (value - low) / (high - low) : 0.5;
}

export type Point = { x: number; y: number };

const near = (value: number): string => value.toFixed(1);

export const line = (points: Point[]): string => points.map(({ x, y }) => `${near(x)},${near(y)}`).join(" ");

/** The area between two lines over the same places. */
export const between = (upper: Point[], lower: Point[]): string => line([...upper, ...lower.toReversed()]);

/** A mean for the last so many weeks would hide the empty ones, so bars are counted from nought. */
export const most = (counts: number[]): number => Math.max(1, ...counts);
