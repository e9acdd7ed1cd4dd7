/** What adventurers wear on their heads. */
import { INK, blob, dark, disc, flame, leaf, line, oval, paint, put, radians, range, shape } from "./ink.ts";
import { flower } from "./jungle.ts";
import type { Recipe } from "./recipe.ts";
import { rod } from "./tools.ts";

type Drawn = (colour: string, trim: string, recipe: Recipe) => string;

const ANTLER = "M14-26C22-36 18-48 26-60M20-40Q32-40 36-52M21-48Q16-54 17-62";

/** Tufts of fur all around a face. */
const rim = (colour: string, size: number, edge: number): string =>
  range(140, 401, 20)
    .map(radians)
    .map((angle) => disc(33 * Math.cos(angle), -1 + 34 * Math.sin(angle), size, colour, edge))
    .join("");

export const HATS = {
  bobble: (colour, trim) =>
    shape("M-28-8C-32-32-16-42 0-42S32-32 28-8Z", colour) +
    line("M-14-38Q-19-26-18-10M0-42V-10M14-38Q19-26 18-10", dark(colour, 0.35), 1.8, 0.8) +
    shape("M-30-14H30V-4Q0-10-30-4Z", trim) +
    line("M-24-13v7M-16-14v6M-8-14v5M0-14v5M8-14v5M16-14v6M24-13v7", dark(trim, 0.35), 1.2) +
    shape(blob(9, 8, 3), trim, 2, INK, "translate(0 -47)"),
  fur: (colour, trim, recipe) =>
    put(
      shape("M-24-22C-22-40 22-40 24-22Z", colour) +
        shape(blob(33, 17, 8, 0.1, 0.42), trim, 2.2, INK, "translate(0 -16)") +
        line("M-20-16l3 5M-8-14l2 5M6-15l-2 6M18-17l-3 5", dark(trim, 0.35), 1.6) +
        (recipe.hasFlaps
          ? shape("M-30-12Q-38 4-30 20-22 14-22-6Z", trim, 2) +
            shape("M30-12Q38 4 30 20 22 14 22-6Z", dark(trim, 0.12), 2)
          : ""),
      "translate(0 -7)",
    ),
  furHood: (_, trim) => rim(trim, 8.5, 2) + rim(trim, 7, 0),
  viking: (colour, trim) =>
    shape("M-30-22Q-46-26-46-50-34-46-24-34Z", "#f1e6c8") +
    shape("M30-22Q46-26 46-50 34-46 24-34Z", "#d9caa4") +
    shape("M-28-10C-30-36-14-43 0-43S30-36 28-10Q0-18-28-10Z", colour) +
    paint("M8-42C24-38 30-26 28-10L16-13Q18-30 8-42Z", dark(colour, 0.3), 0.5) +
    shape("M-30-14Q0-24 30-14V-6Q0-15-30-6Z", trim) +
    shape("M-4-43H4V-4H-4Z", trim, 2) +
    (
      [
        [-20, -13],
        [20, -13],
        [-11, -16],
        [11, -16],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 1.8, dark(trim, 0.5), 0))
      .join(""),
  winged: (colour, trim) =>
    shape("M-26-18C-44-22-54-38-50-56-42-52-38-50-36-48-36-54-34-56-32-58-26-50-22-40-20-30Z", "#fbf7ea") +
    line("M-46-46Q-38-34-26-28M-40-46Q-34-36-25-32", dark("#fbf7ea", 0.35), 1.6) +
    shape("M26-18C44-22 54-38 50-56 42-52 38-50 36-48 36-54 34-56 32-58 26-50 22-40 20-30Z", "#e2dcc8") +
    line("M46-46Q38-34 26-28M40-46Q34-36 25-32", dark("#e2dcc8", 0.35), 1.6) +
    shape("M-28-8C-32-36-14-42 0-42S32-36 28-8Q22-14 14-14L0-22-14-14Q-22-14-28-8Z", colour) +
    paint("M8-41C26-36 31-24 28-8L20-13Q20-30 8-41Z", dark(colour, 0.3), 0.5) +
    shape("M-5-43H5L3-21 0-15-3-21Z", trim, 2),
  wizard: (colour, trim) =>
    shape("M-22-20C-16-30-10-50 10-66 12-56 6-52 14-50 16-38 20-28 24-20Z", colour) +
    paint("M10-64C12-56 6-52 14-50 16-38 20-28 24-20H12C12-40 6-50 10-64Z", dark(colour, 0.3), 0.55) +
    shape("M-40-12C-30-26 30-26 40-12 28-18-28-18-40-12Z", colour) +
    shape("M-23-22Q0-28 23-22V-17Q0-23-23-17Z", trim, 1.8) +
    paint("M-6-38l2 4 4 .5-3 3 .8 4-3.8-2-3.8 2 .8-4-3-3 4-.5Z", trim),
  kerchief: (colour, trim) =>
    shape("M-28 2C-32-30-14-38 0-38S32-30 28 2C26-10 20-18 0-19-20-18-26-10-28 2Z", colour) +
    (
      [
        [-18, -22],
        [-6, -30],
        [8, -29],
        [19, -20],
        [-24, -10],
        [24, -10],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 2.3, trim, 0))
      .join("") +
    shape("M-8 27 0 34 8 27 12 36 2 36 0 44-3 36-12 36Z", colour, 2),
  straw: (colour, trim) =>
    shape("M-22-18C-20-44 20-44 22-18Z", colour) +
    shape("M-48-10C-36-24 36-24 48-10 30-20-30-20-48-10Z", colour) +
    line("M-40-13Q-30-18-20-19M40-13Q30-18 20-19M-12-36-10-24M0-38V-24M12-36 10-24", dark(colour, 0.35), 1.6) +
    shape("M-22-24Q0-30 22-24V-18Q0-24-22-18Z", trim, 1.8),
  brim: (colour, trim) =>
    shape("M-24-16C-24-44-12-48-4-42 4-48 22-46 24-16Z", colour) +
    paint("M8-44C22-44 24-28 24-16H14C16-30 14-38 8-44Z", dark(colour, 0.3), 0.6) +
    shape("M-48-16C-38-8-30-20 0-20S38-8 48-16C42 0 26-12 0-12S-42 0-48-16Z", colour) +
    shape("M-24-22Q0-28 24-22V-16Q0-21-24-16Z", trim, 1.8),
  pith: (colour, trim) =>
    shape("M-30-14C-32-38-14-46 0-46S32-38 30-14Z", colour) +
    line("M0-46V-16M-14-43Q-20-30-20-15M14-43Q20-30 20-15", dark(colour, 0.28), 1.5) +
    shape("M-38-10C-28-20 28-20 38-10 34-4 26-10 0-10S-34-4-38-10Z", colour) +
    shape("M-30-20Q0-27 30-20V-14Q0-20-30-14Z", trim, 1.8) +
    shape("M-5-48H5V-44H-5Z", dark(colour, 0.2), 1.8),
  band: (colour, trim) =>
    shape("M-26-10C-30-30-16-36 0-36S30-30 26-10Q0-22-26-10Z", colour) +
    shape("M-27-14Q0-26 27-14V-8Q0-19-27-8Z", dark(colour, 0.22), 2) +
    shape("M26-12 42-16 36-8 44 0 26-7Z", colour, 2) +
    (
      [
        [-12, -27],
        [0, -30],
        [12, -27],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 2, trim, 0))
      .join(""),
  leafHood: (colour) =>
    shape(
      "M0-52C30-44 38-16 32 16 28 28 24 34 20 38 26 8 24-16" +
        " 0-22-24-16-26 8-20 38-24 34-28 28-32 16-38-16-30-44 0-52Z",
      colour,
    ) +
    line("M0-52V-24M0-42-14-30M0-42 14-30M-8-26-26-6M8-26 26-6M-28-8-24 10M28-8 24 10", dark(colour, 0.4), 1.8, 0.8),
  leafCap: (colour) =>
    shape("M-28-8C-30-34 4-50 34-52 36-30 30-14 26-8 12-16-14-16-28-8Z", colour) +
    line("M-20-14Q4-26 30-47M-4-22V-36M6-28 8-40M-8-20 8-18M6-29 20-26", dark(colour, 0.42), 1.8, 0.85),
  knight: (colour, trim) =>
    shape("M-30 30V-14C-30-38-14-46 0-46S30-38 30-14V30Q0 44-30 30Z", colour) +
    paint("M10-45C26-40 30-28 30-14V30L14 36V-20Z", dark(colour, 0.32), 0.5) +
    shape("M-30-10 0-4 30-10V2L0 8-30 2Z", "#160f0b", 2) +
    oval(-10, -2, 2.6, 3, "#ffd873", 0) +
    oval(10, -2, 2.6, 3, "#ffd873", 0) +
    shape("M-4-46H4L3 34H-3Z", trim, 1.8) +
    [-20, -13, 13, 20].map((x) => line(`M${x} 14v8`, INK, 2.4, 0.85)).join("") +
    [-22, -14, 14, 22].map((x) => disc(x, -16, 1.9, dark(colour, 0.5), 0)).join(""),
  miner: (colour) =>
    shape("M-29-10C-31-36-14-42 0-42S31-36 29-10Z", colour) +
    paint("M10-41C26-36 30-24 29-10H17C18-28 14-36 10-41Z", dark(colour, 0.3), 0.55) +
    shape("M-36-8Q0-20 36-8 30-2 0-10-30-2-36-8Z", colour) +
    line("M0-42V-14", dark(colour, 0.35), 2) +
    shape("M-10-32H10V-16H-10Z", "#4a3a30", 2) +
    disc(0, -24, 7, "#fff2a8", 2) +
    disc(0, -24, 15, "#ffe27a", 0, INK, 0.28),
  candle: (colour) =>
    put(
      shape("M-31-6C-33-36-14-42 0-42S33-36 31-6Z", colour) +
        shape("M-38-4Q0-17 38-4 30 3 0-6-30 3-38-4Z", colour) +
        shape("M-4-52H4V-40H-4Z", "#fbf0d8", 1.8) +
        flame(0, -52, 9, 14, 1.6),
      "translate(0 -7)",
    ),
  dwarf: (colour, trim) =>
    shape("M-29-8C-31-36-14-44 0-46 14-44 31-36 29-8Q0-17-29-8Z", colour) +
    paint("M8-45C26-38 31-24 29-8L18-12Q20-30 8-45Z", dark(colour, 0.3), 0.55) +
    shape("M-31-14Q0-24 31-14V-5Q0-14-31-5Z", trim) +
    (
      [
        [-22, -12],
        [-8, -16],
        [8, -16],
        [22, -12],
      ] as const
    )
      .map(([x, y]) => disc(x, y, 2, dark(trim, 0.5), 0))
      .join("") +
    shape("M0-60 6-46H-6Z", trim, 2),
  tricorne: (colour, trim) =>
    shape("M-24-18C-22-42 22-42 24-18Z", colour) +
    shape("M-46-14C-44-34-20-30 0-38 20-30 44-34 46-14 30-8 20-22 0-22S-30-8-46-14Z", colour) +
    line("M-44-16C-40-28-20-26 0-34 20-26 40-28 44-16", trim, 2.4) +
    paint("M-5-30a5 5 0 1 1 10 0v3h-10Z", "#fbf5e4"),
  horned: (colour, trim) =>
    shape("M-24-26Q-52-24-50-58-38-44-18-40Z", "#efe2c2") +
    shape("M24-26Q52-24 50-58 38-44 18-40Z", "#d3c39a") +
    shape("M-26-12C-30-34-16-42 0-42S30-34 26-12L0-20Z", colour) +
    shape("M-28-16 0-26 28-16V-8L0-18-28-8Z", trim, 2),
  hood: (colour) =>
    shape(
      "M0-54C26-50 38-22 34 14 32 30 26 40 22 44 26 14 24-16" +
        " 0-24-24-16-26 14-22 44-26 40-32 30-34 14-38-22-26-50 0-54Z",
      colour,
    ) + paint("M8-52C30-44 38-20 34 14 32 30 26 40 22 44 28 12 28-24 8-52Z", dark(colour, 0.35), 0.5),
  muffs: (colour, trim) =>
    line("M-27-4C-30-40 30-40 27-4", colour, 5) +
    shape(blob(10, 9, 2), trim, 2, INK, "translate(-28 2)") +
    shape(blob(10, 9, 4), trim, 2, INK, "translate(28 2)"),
  flower: (colour) => flower(22, -24, colour, 1.8),
  antler: () =>
    [1, -1].map((m) => put(rod(ANTLER, "#b98a52", 4, 7), `scale(${m} 1)`)).join("") +
    [-24, -14, -5, 5, 14, 24]
      .map((x, j) =>
        leaf(x, -18 - (24 - Math.abs(x)) * 0.45, 17, 7, radians(-90 + x * 2.4), j % 2 ? "#4f8a3c" : "#6aa84f"),
      )
      .join("") +
    shape("M-26-10Q0-30 26-10 0-22-26-10Z", "#3f6f3a", 2),
} satisfies Record<string, Drawn>;
