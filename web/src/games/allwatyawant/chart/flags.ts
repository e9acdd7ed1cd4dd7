/** The flag beside somebody whom one would fight: where it stands, so that it covers no place that can be chosen. */
import type { Box, Point } from "../../../lib/camera.svelte.ts";

/** Where its round sign is, to which side the cloth with the word flies, and how long that is: 0 is the sign alone. */
export type Flag = { at: Point; side: 1 | -1; width: number };

/** Half the width of the sign, and a little more than half the height of the cloth. */
const HALF = 12;
/** A flag keeps so far from the middle of a place that can be chosen, and at least the middle itself free. */
const PLACE = 10;
const WORSE = 9;
/** Where the sign may be, the best first: beside the head, the body, above it, at the feet, below. */
const STANDS: readonly Point[] = [
  [22, -22],
  [30, 0],
  [20, -40],
  [24, 14],
  [20, 32],
];

export const widthOf = (word: string): number => Math.max(68, 22 + 8 * word.length);

/** All that a flag covers. */
export const extent = ({ at: [x, y], side, width }: Flag): Box => ({
  left: side > 0 || !width ? x - HALF : x - width,
  top: y - HALF,
  width: HALF + (width || HALF),
  height: 2 * HALF,
});

/** So far a flag must be seen to be read. */
export const endOf = ({ at: [x, y], side, width }: Flag): Point => [x + side * (width - HALF), y];

export function covers(flag: Flag, [x, y]: Point, away = 0): boolean {
  const { left, top, width, height } = extent(flag);
  return x > left - away && x < left + width + away && y > top - away && y < top + height + away;
}

/** Where all is full, the sign stands alone. */
export function flagAt([x, y]: Point, width: number, others: readonly Point[]): Flag {
  const stands = [width, 0].flatMap((width) =>
    STANDS.flatMap(([dx, dy]) =>
      ([1, -1] as const).map((side): Flag => ({ at: [x + side * dx, y + dy], side, width })),
    ),
  );
  const covered = (flag: Flag): number =>
    others.reduce((sum, other) => sum + (covers(flag, other) ? WORSE : Number(covers(flag, other, PLACE))), 0);
  return stands.reduce((best, flag) => (covered(flag) < covered(best) ? flag : best));
}
