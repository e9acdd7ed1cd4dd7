/** Shoulders and what lies on them; how broad they are grows with strength. */
import { INK, blob, d, dark, disc, leaf, light, line, paint, radians, shape, within } from "./ink.ts";
import { skinOf } from "./face.ts";
import type { Recipe } from "./recipe.ts";

const BEADS = [
  [-17, 31, "#e8b23a"],
  [-11, 37, "#d5502e"],
  [-4, 41, "#e8b23a"],
  [4, 41, "#3fa28c"],
  [11, 37, "#e8b23a"],
  [17, 31, "#d5502e"],
] as const;
const STRAPS = "M-18 40-22 28M18 40 22 28";

/** `colour` is that of the piece, `w` how broad the shoulders are. */
export const CLOTHES = {
  fur: () =>
    shape(blob(26, 15, 6, 0.1, 0.36), "#f3ead8", 2.2, INK, "translate(0 32)") +
    line("M-16 32l3 5M-4 35l1 5M8 33l-2 6M18 30l-3 5", dark("#f3ead8", 0.35), 1.6),
  scarf: (colour: string) =>
    shape("M-20 22Q0 36 20 22 24 32 16 38 0 44-16 38-24 32-20 22Z", colour) +
    shape("M8 38 20 36 24 58 10 58Z", colour, 2) +
    line("M12 52v5M16 52v5M20 52v5", INK, 1.2),
  leaves: () =>
    [-24, 24, -12, 12, 0]
      .map((x, place) =>
        leaf(x, 26 + Math.abs(x) * 0.22, 20, 7, radians(90 - x * 1.5), light("#4f8a4a", place % 2 ? 0.1 : 0)),
      )
      .join(""),
  strap: () =>
    line("M-26 32 22 64", INK, 9) +
    line("M-26 32 22 64", "#7a4a22", 5.5) +
    shape("M-4 42 6 48 2 55-8 49Z", "#d8a33c", 1.8),
  plates: (_: string, w: number) =>
    shape(d`M${-46 * w} 60C${-50 * w} 38 ${-34 * w} 28 -20 30-22 44-30 54 ${-46 * w} 60Z`, "#9aa7ae") +
    shape(d`M${46 * w} 60C${50 * w} 38 ${34 * w} 28 20 30 22 44 30 54 ${46 * w} 60Z`, "#78868e") +
    line(d`M${-38 * w} 46Q-30 36-22 34`, "#fff", 2, 0.6),
  vest: (colour: string) => shape("M-13 25-22 30-16 66H-4L-2 34ZM13 25 22 30 16 66H4L2 34Z", colour, 2),
  beads: () => BEADS.map(([x, y, colour]) => disc(x, y, 3.4, colour, 1.6)).join(""),
  apron: () => shape("M-18 40H18L22 66H-22Z", "#7a5433", 2) + line(STRAPS, INK, 5) + line(STRAPS, "#7a5433", 2.6),
  robe: (colour: string) => shape("M-14 24 0 40 14 24 20 28 4 66H-4L-20 28Z", colour, 2),
};

export function body(recipe: Recipe, w: number): string {
  const sleeve = d`M${-44 * w} 66C${-46 * w} 42 ${-34 * w} 30 `;
  const outline = `${sleeve}-13 25L0 32 13 25${d`C${34 * w} 30 ${46 * w} 42 ${44 * w} 66Z`}`;
  const shades =
    paint("M12 20C20 34 18 50 12 70H60V20Z", dark(recipe.coat, 0.35), 0.5) +
    paint(`${sleeve}-16 26L-20 32C-32 38-36 50-36 66Z`, "#fff", 0.16);
  return (
    shape("M-11 12H11V30Q0 38-11 30Z", dark(skinOf(recipe), 0.12)) +
    shape(outline, recipe.coat, 2.4) +
    within(outline, shades) +
    (recipe.clothes ? CLOTHES[recipe.clothes](recipe.clothesColour ?? "#c33b2a", w) : "")
  );
}
