/** Beards and hair: what hangs behind the head and what falls over the face. */
import { INK, blob, dark, disc, light, line, oval, shape } from "./ink.ts";

type Drawn = (colour: string) => string;

export const BEARDS = {
  full: (colour: string) =>
    shape("M-25-4C-22 6-14 8-9 9-4 6 4 6 9 9 14 8 22 6 25-4 28 20 20 44 0 46-20 44-28 20-25-4Z", colour) +
    shape("M-8 15Q0 12 8 15 5 20 0 20T-8 15Z", dark(colour, 0.55), 0) +
    shape("M-14 12Q-7 5 0 10 7 5 14 12 7 15 0 12.5-7 15-14 12Z", light(colour, 0.14), 1.8) +
    line("M-16 20Q-15 32-8 40M16 20Q15 32 8 40M-5 26V41M5 26V41", dark(colour, 0.4), 1.6, 0.8),
  braid: (colour: string): string =>
    BEARDS.full(colour) +
    [-10, 10]
      .map(
        (x) =>
          shape(`M${x - 5} 40Q${x - 7} 50 ${x} 58 ${x + 7} 50 ${x + 5} 40Z`, colour, 2) +
          shape(`M${x - 5} 46H${x + 5}V51H${x - 5}Z`, "#d8a33c", 1.6),
      )
      .join(""),
  moustache: (colour) => shape("M0 8C5 5 16 6 22 15 14 17 6 16 0 12.5-6 16-14 17-22 15-16 6-5 5 0 8Z", colour, 2),
  curl: (colour) =>
    shape(
      "M0 9C6 6 13 10 19 9 23 8 24 4 21 3 29 3 28 14 18 15 10 16 4 14 0 12-4" +
        " 14-10 16-18 15-28 14-29 3-21 3-24 4-23 8-19 9-13 10-6 6 0 9Z",
      colour,
      1.8,
    ),
  goatee: (colour) =>
    shape("M-9 20Q0 16 9 20 8 34 0 40-8 34-9 20Z", colour, 2) +
    shape("M-12 13Q-6 8 0 11 6 8 12 13 5 14 0 13-5 14-12 13Z", colour, 1.6),
  long: (colour) =>
    shape("M-25-4C-20 8-14 9-9 10 0 6 0 6 9 10 14 9 20 8 25-4 30 24 18 52 2 62-18 54-30 24-25-4Z", colour) +
    shape("M-8 15Q0 12 8 15 5 20 0 20T-8 15Z", dark(colour, 0.6), 0) +
    shape("M-16 13Q-8 5 0 10 8 5 16 13 8 16 0 12.5-8 16-16 13Z", light(colour, 0.3), 1.8) +
    line("M-14 24Q-10 40 0 54M14 24Q12 38 5 52M0 26V48", dark(colour, 0.35), 1.6, 0.7),
} satisfies Record<string, Drawn>;

/** Behind the head. */
export const HAIR_BEHIND: Record<string, Drawn> = {
  long: (colour) =>
    shape(
      "M0-34C26-34 32-14 31 8 30 30 38 40 34 50 20 46 10 50 0 46-10" +
        " 50-20 46-34 50-38 40-30 30-31 8-32-14-26-34 0-34Z",
      dark(colour, 0.18),
    ),
  afro: (colour) => shape(blob(37, 13, 5, 0.1, 1), dark(colour, 0.1), 2.2, INK, "translate(0 -9)"),
  pony: (colour) => shape("M10-26C34-38 50-14 42 14 40 26 34 32 28 30 36 14 34-4 18-12Z", colour),
  wild: (colour) =>
    shape(
      "M-30 6-40-4-32-10-44-22-30-24-36-40-20-34-18-50-6-38 4-52 10-38" +
        " 24-48 22-34 38-36 32-22 44-18 33-8 40 4 28 8Z",
      colour,
    ),
  flame: (colour) =>
    shape(
      "M-28 14C-44 4-38-16-30-20-34-34-22-38-20-46-10-42-10-36-10-34-8-48 2-54 6-60 8-48" +
        " 16-46 18-36 24-40 24-46 22-50 36-40 38-26 34-18 44-8 38 10 28 16Z",
      colour,
    ),
  braids: (colour) =>
    shape("M0-33C22-33 30-18 28 2H-28C-30-18-22-33 0-33Z", colour) +
    [-28, 28]
      .map(
        (x) =>
          [8, 18, 28, 38]
            .map((y, i) => oval(x, y, 6.5 - i * 0.4, 6, i % 2 ? colour : light(colour, 0.12), 2))
            .join("") +
          shape(`M${x - 4} 44H${x + 4}L${x + 5} 54H${x - 5}Z`, dark(colour, 0.2), 1.6) +
          shape(`M${x - 5} 42H${x + 5}V46H${x - 5}Z`, "#c33b2a", 1.4),
      )
      .join(""),
};

const fringe: Drawn = (colour) =>
  shape("M-26-2C-30-26-14-36 0-35 16-36 30-26 26-2 22-14 14-20 2-22-8-14-18-12-26-2Z", colour) +
  line("M-14-26Q-6-31 4-30", light(colour, 0.35), 2);
const CURLS = [
  [-22, -14],
  [-14, -24],
  [-3, -29],
  [9, -27],
  [19, -20],
  [24, -9],
] as const;

/** Over the brow. */
export const HAIR = {
  long: fringe,
  braids: fringe,
  pony: fringe,
  short: (colour) =>
    shape("M-26-4C-29-24-18-35 2-35 20-35 29-22 26-4 22-10 22-16 18-19 8-16-6-16-16-20-22-16-22-10-26-4Z", colour) +
    line("M-12-28Q-4-32 6-31", light(colour, 0.35), 2),
  afro: (colour) => shape("M-25-6C-24-20-12-24 0-24S24-20 25-6C28-22 18-34 0-34S-28-22-25-6Z", colour, 0),
  curl: (colour) =>
    CURLS.map(([x, y]) => disc(x, y, 8, colour, 2)).join("") +
    CURLS.map(([x, y]) => disc(x - 1, y - 1, 6.5, colour, 0)).join(""),
  flame: (colour) => shape("M-26-4C-28-22-18-34-4-35 8-38 26-28 26-4 20-12 18-20 8-20-2-16-18-16-26-4Z", colour),
  wild: (colour) => shape("M-26-4C-28-22-16-34 0-34S28-22 26-4L20-14 14-8 8-18 0-9-6-18-14-9-19-16Z", colour),
} satisfies Record<string, Drawn>;
