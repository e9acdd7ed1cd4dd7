/** Faces: heads, ears, eyes, noses, mouths, and what is worn before the eyes. Box from -60 to 60. */
import { INK, blob, d, dark, disc, line, mix, oval, paint, shape, within } from "./ink.ts";
import type { Recipe } from "./recipe.ts";

const SKINS = ["#f3c9a3", "#e3ab7c", "#c98753", "#9a5f38", "#6f4227", "#f7d9bd"];
export const skinOf = (recipe: Recipe): string => SKINS[recipe.skin ?? 0]!;

export const HEADS = {
  round: "M0-28C17-28 24-15 24-1 24 15 13 26 0 26S-24 15-24-1C-24-15-17-28 0-28Z",
  long: "M0-30C15-30 21-19 21-4 21 12 13 30 0 30S-21 12-21-4C-21-19-15-30 0-30Z",
  square: "M0-28C17-28 25-20 25-6L24 9C22 21 12 27 0 27S-22 21-24 9L-25-6C-25-20-17-28 0-28Z",
  small: "M0-24C16-24 22-12 22 1 22 14 12 23 0 23S-22 14-22 1C-22-12-16-24 0-24Z",
};

const both = (drawn: (x: number) => string, x: number): string => drawn(-x) + drawn(x);

const EARS = {
  plain: (skin: string) => oval(-24, 0, 5, 7, skin, 2) + oval(24, 0, 5, 7, dark(skin, 0.12), 2),
  pointed: (skin: string) =>
    shape("M-20-4-42-16Q-38 2-20 8Z", skin, 2) + shape("M20-4 42-16Q38 2 20 8Z", dark(skin, 0.12), 2),
};

export const EYES = {
  dot: () => both((x) => oval(x, -2, 3.3, 4.2, INK, 0) + disc(x - 1, -3.4, 1.2, "#fff", 0), 9),
  wide: () =>
    both((x) => oval(x, -2, 5.6, 6, "#fffaf0", 1.8) + disc(x + 1, -2, 2.7, INK, 0) + disc(x, -3.2, 1, "#fff", 0), 9),
  shut: () => line("M-13-3Q-9 1-5-3M5-3Q9 1 13-3", INK, 2.4),
};

const NOSES = {
  small: (skin: string) => line("M0-1Q4 6 0 7.5-2 8-3 6.5", dark(skin, 0.5), 2),
  big: (skin: string) => shape("M-1-2C6 3 8 9 1 10-7 11-7 6-5 3", mix(skin, "#e2603a", 0.25), 2),
};

const lips = (path: string, skin: string): string => line(path, dark(skin, 0.65), 2.4);
export const MOUTHS = {
  smile: (skin: string) => lips("M-8 14Q0 20 8 14", skin),
  smirk: (skin: string) => lips("M-7 16Q2 18 8 12", skin),
  flat: (skin: string) => lips("M-6 16H6", skin),
  frown: (skin: string) => lips("M-7 18Q0 13 7 18", skin),
  grin: () =>
    shape("M-10 12Q0 15 10 12 9 22 0 22T-10 12Z", "#fff8ea", 2) +
    line("M-4.5 13.5V20M4.5 13.5V20M0 14V21", INK, 0.9, 0.5),
  gap: (): string => MOUTHS.grin() + paint("M-3 14H2V18.5H-3Z", INK),
  open: () =>
    shape("M-6 14Q0 12 6 14 6 22 0 22T-6 14Z", "#7a1f16", 2) + paint("M-4 20Q0 17 4 20 2 22 0 22T-4 20Z", "#e8776a"),
  lip: () => shape("M-6 15Q-2 12.5 0 14 2 12.5 6 15 2 19 0 19T-6 15Z", "#b5412f", 1.4),
  none: () => "",
};

const goggles = (y: number): string =>
  line(d`M-28 ${y - 2}Q0 ${y - 9} 28 ${y - 2}`, "#4a2d18", 6) +
  both(
    (x) =>
      disc(x, y, 10, "#8a6a3c", 2) +
      disc(x, y, 7, "#7fc6d8", 1.6) +
      line(d`M${x - 4} ${y - 1}Q${x - 2} ${y - 5} ${x + 2} ${y - 4}`, "#fff", 2, 0.9),
    11,
  );

export const EXTRAS = {
  glasses: () =>
    `<g fill="#dff4ff" fill-opacity=".35" stroke="${INK}" stroke-width="2">` +
    '<circle cx="-10" cy="-2" r="8.5"/><circle cx="10" cy="-2" r="8.5"/></g>' +
    line("M-1.5-3Q0-5 1.5-3", INK, 2),
  goggles: () => goggles(-2),
  "goggles up": () => goggles(-22),
  patch: () => line("M-26-16 24 2", INK, 2.4) + shape("M3-8H17Q17 6 10 6T3-8Z", "#241a14", 1.8),
  scar: () => line("M14-14 10 8M8-6 16-4M8 1 15 3", "#8a2f1f", 1.8),
  ring: () => disc(-26, 10, 4, "none", 2.2, "#e9b544"),
  rings: () => both((x) => disc(x, 12, 5, "none", 4) + disc(x, 12, 5, "none", 2.4, "#e9b544"), 26),
  soot: () =>
    paint(blob(5, 7, 2), "#2a1c14", 0.4, "translate(-13 10)") +
    paint(blob(4, 7, 5), "#2a1c14", 0.4, "translate(12 -14)"),
};

export function face(recipe: Recipe): string {
  const skin = skinOf(recipe);
  const head = HEADS[recipe.head ?? "round"];
  const tilt = recipe.tilt ?? 0;
  const brow = (side: number): string =>
    d`M${15 * side} ${-10 - tilt}Q${10 * side} ${-13 - tilt * 0.2} ${4 * side} ${-9 + tilt}`;
  const shades =
    paint("M10-34C14-12 12 14-6 32H40V-34Z", dark(skin, 0.18), 0.55) +
    paint("M-24-22C-10-36 8-34 8-30-6-28-14-18-16-4-22-8-26-14-24-22Z", "#fff", 0.18) +
    (recipe.isPale ? "" : both((x) => oval(x, 9, 5.5, 3.6, "#e2603a", 0, INK, 0.34), 13)) +
    (recipe.paint ? line("M-20 3-8 6M-20 9-9 11M20 3 8 6M20 9 9 11", recipe.paint, 3) : "") +
    (recipe.isUnshaved ? paint("M-24 6Q-16 14-9 11 0 8 9 11 16 14 24 6V32H-24Z", "#3a2a20", 0.28) : "");
  return (
    EARS[recipe.ears ?? "plain"](skin) +
    shape(head, skin, 2.4) +
    within(head, shades) +
    EYES[recipe.eyes ?? "dot"]() +
    line(brow(-1) + brow(1), recipe.brow ?? recipe.hairColour ?? "#3a2415", recipe.browWidth ?? 3) +
    NOSES[recipe.nose ?? "small"](skin) +
    MOUTHS[recipe.mouth ?? "smile"](skin)
  );
}
