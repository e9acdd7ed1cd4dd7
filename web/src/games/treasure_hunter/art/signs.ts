/** The signs that tell what a number counts for, in a box from -10 to 10, and the small ones of the interface. */
import type { Colour, Metal } from "../things/box.ts";
import { dark, disc, flamePath, line, oval, paint, put, shape, short } from "./ink.ts";

export const FRAMES: Record<string, { frame: string; deep: string }> = {
  blue: { frame: "#2b6c9c", deep: "#123a5a" },
  green: { frame: "#2f7043", deep: "#123c22" },
  red: { frame: "#b0381c", deep: "#561305" },
  dog: { frame: "#7a5430", deep: "#3a2410" },
  action: { frame: "#5b3f86", deep: "#2c1a4c" },
  copper: { frame: "#8a4a20", deep: "#4f2408" },
  silver: { frame: "#5f6f7a", deep: "#2f3a42" },
  gold: { frame: "#8a6412", deep: "#4a3304" },
};

const SPARK = "M0-10 2.4-2.4 10 0 2.4 2.4 0 10-2.4 2.4-10 0-2.4-2.4Z";
const SHIELD = "M0-10 9-7C9 2 6 8 0 11-6 8-9 2-9-7Z";
const PAW = "M0-1C4-1 7.5 3 6.5 6.2 5.7 8.8 2.5 7.8 0 7.8S-5.7 8.8-6.5 6.2C-7.5 3-4-1 0-1Z";

const placeSign: Record<Colour, (ink: string, cut: string) => string> = {
  blue: (ink, cut) =>
    paint("M-10 8.5-3.6-5.5-1.7-2.6 1.8-9.5 10 8.5Z", ink) + paint("M1.8-9.5 5-2.5 2.4-3.6 .6-1.2-1.2-3.3Z", cut, 0.55),
  green: (ink, cut) =>
    paint("M-8.5 9C-11-3-3-10 9.5-9.5 10 3 3.5 10-5.5 7L-8 9.6Z", ink) +
    line("M-6 7Q-1-1 5.5-5.5M-2.7 2.3 2 2.8M.3-1.2 .4-5.4", cut, 1.5, 0.8),
  red: (ink, cut) => paint(flamePath(0, 9.6, 17.5, 20), ink) + paint(flamePath(0.4, 8.2, 8, 9.5), cut, 0.6),
};

const paw = (ink: string): string =>
  paint(PAW, ink) +
  [-1, 1]
    .map((side) => oval(side * 2.7, -5.6, 2.4, 3.5, ink, 0) + put(oval(0, 0, 2.3, 3.2, ink, 0), toe(side)))
    .join("");
const toe = (side: number): string => `translate(${side * 7.3} -1.6) rotate(${side * 24})`;

/** How each metal is struck: face, side and light. */
const STRUCK: Record<Metal, readonly [string, string, string]> = {
  copper: ["#c9763a", "#8a4317", "#f0b184"],
  silver: ["#c3ccd2", "#74828c", "#f7fbff"],
  gold: ["#efbf3c", "#9a6a0c", "#fff0b0"],
};
/** What is written on a coin. */
export const coinInk = (metal: Metal): string => dark(STRUCK[metal][1], 0.45);

export function coin(metal: Metal, x: number, y: number, r: number): string {
  const [face, side, shine] = STRUCK[metal];
  const arc = `M${short(x - r * 0.66)} ${short(y - r * 0.52)}A${short(r * 0.85)} ${short(r * 0.85)} 0 0 1 `;
  return (
    disc(x, y + r * 0.1, r, side, r * 0.1) +
    disc(x, y, r, face, r * 0.1) +
    disc(x, y, r * 0.76, "none", r * 0.07, side).replace(
      "/>",
      ` stroke-dasharray="${short(r * 0.09)} ${short(r * 0.1)}" stroke-linecap="round"/>`,
    ) +
    line(`${arc}${short(x + r * 0.3)} ${short(y - r * 0.78)}`, shine, r * 0.12, 0.95)
  );
}

export type SignKind = Colour | Metal | "dog" | "action" | "shield" | "draft" | "scroll" | "money";

/** The sign alone, in this ink; `cut` is the colour of what it stands on. */
export function sign(kind: SignKind, ink = "#fff", cut = "#0000"): string {
  switch (kind) {
    case "blue":
    case "green":
    case "red":
      return placeSign[kind](ink, cut);
    case "copper":
    case "silver":
    case "gold":
      return coin(kind, 0, 0, 9);
    case "money":
      return coin("gold", 0, 0, 9);
    case "dog":
      return put(paw(ink), "scale(1.1)");
    case "shield":
      return paint(SHIELD, ink);
    case "action":
      return paint(SPARK, ink);
    case "draft":
      return put(
        '<rect x="-2" y="-8" width="9" height="12.5" rx="1.8" transform="rotate(12 2 -2)" fill="none" ' +
          `stroke="${ink}" stroke-width="1.7"/>` +
          `<rect x="-6.5" y="-6.5" width="9" height="12.5" rx="1.8" transform="rotate(-8 -2 0)" fill="${ink}"/>`,
        "scale(1.15)",
      );
    case "scroll":
      return (
        shape("M-6-8H4V5a2.5 2.5 0 0 0 2.5 2.5H-4A2 2 0 0 1-6 5.5Z", "none", 1.9, ink) +
        line("M-3-3.5H1.5M-3 0H1.5", ink, 1.8)
      );
  }
}

/** A sign on a round badge, or `plain` in the ink of the text around it. */
export function badge(kind: SignKind, plain: boolean): string {
  if (plain) return sign(kind, "currentColor", "#0009");
  const fill = FRAMES[kind === "shield" ? "action" : kind === "money" ? "gold" : kind]?.frame ?? "#12384180";
  return disc(0, 0, 13, fill, 1.6, "#fff8e6") + put(sign(kind, "#fff", fill), "scale(.82)");
}

const GLYPHS: Record<string, string> = {
  tick: "M4 12.5 9.5 18 20 6.5",
  up: "M12 3 22 21H2Z",
  down: "M12 21 22 3H2Z",
  again: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  back: "M5 6h9a5.5 5.5 0 0 1 0 11H6M10 12.5 5.5 17l4.5 4.5",
  tile: "M4 4H20V20H4ZM8 15l-1-6 3 2.5L12 8l2 3.5 3-2.5-1 6Z",
};
/** A small sign of the interface, in the ink of the text around it. */
export const glyph = (kind: string): string =>
  kind === "up" || kind === "down"
    ? paint(GLYPHS[kind]!, "currentColor")
    : line(GLYPHS[kind]!, "currentColor", 3).replace("/>", ' stroke-linecap="round"/>');
