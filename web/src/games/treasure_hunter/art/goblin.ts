/** Goblins: the more paws, the larger and the wilder. Box from -60 to 60. */
import { INK, d, dark, disc, line, mix, oval, paint, put, shape } from "./ink.ts";

type Goblin = { skin: string; hat: string };

const GOBLINS: Goblin[] = [
  { skin: "#9cb84e", hat: shape("M0-36C-4-44 2-50 8-54 8-46 10-42 6-36Z", "#3a2a1a", 2) },
  {
    skin: "#86aa48",
    hat:
      shape("M-27-16C-28-34-14-40 0-40S28-34 27-16Q0-30-27-16Z", "#8a3c5a", 2.4) +
      shape("M26-18 40-24 36-15 44-8 26-13Z", "#8a3c5a", 2) +
      line("M-18-28 18-28", "#d98aa8", 2, 0.7),
  },
  {
    skin: "#6f9a4a",
    hat:
      shape("M-28-14C-30-36-14-42 0-42S30-36 28-14Q0-26-28-14Z", "#7a5433", 2.4) +
      line("M0-42V-22M-16-38Q-20-26-18-18M16-38Q20-26 18-18", "#3a2412", 1.8) +
      (
        [
          [-22, -18],
          [-8, -23],
          [8, -23],
          [22, -18],
        ] as const
      )
        .map(([x, y]) => disc(x, y, 2, "#d8c08a", 0))
        .join(""),
  },
  {
    skin: "#5d8a52",
    hat:
      shape("M-30-12V-36Q-30-46 0-46T30-36V-12Q0-22-30-12Z", "#7f8b90", 2.4) +
      paint("M12-45Q30-42 30-36V-12L14-16Z", "#3c464b", 0.5) +
      shape("M-34-14Q0-26 34-14L33-8Q0-19-33-8Z", "#99a5aa", 2) +
      shape("M30-30H44V-24H30Z", "#5a4632", 2) +
      line("M-22-38v16", "#fff", 3, 0.5),
  },
  {
    skin: "#4f7d5a",
    hat:
      shape("M-22-26Q-46-28-44-58-34-46-14-40Z", "#efe2c2") +
      shape("M22-26Q46-28 44-58 34-46 14-40Z", "#d3c39a") +
      shape("M-28-12C-30-36-14-44 0-44S30-36 28-12Q0-24-28-12Z", "#5a4440", 2.4) +
      shape("M-30-16Q0-28 30-16V-9Q0-20-30-9Z", "#a87a3a", 2),
  },
  {
    skin: "#44705e",
    hat:
      shape("M-28-14-36-46-18-34-10-54 0-38 10-54 18-34 36-46 28-14Q0-26-28-14Z", "#e9b544", 2.4) +
      paint("M10-22Q20-20 28-14L36-46 18-34Z", "#9a6a0c", 0.5) +
      disc(0, -27, 4, "#c33b2a", 1.6) +
      disc(-15, -24, 3, "#3fa28c", 1.6) +
      disc(15, -24, 3, "#3fa28c", 1.6),
  },
];

function ear(side: number, skin: string, isTorn: boolean): string {
  return put(
    shape("M16-16C32-24 50-30 60-40 60-20 48 2 22 8Z", side < 0 ? skin : dark(skin, 0.15), 2.4) +
      paint("M24-12C36-18 46-22 54-30 50-14 42-4 26 2Z", side < 0 ? "#c97a5a" : "#a86248") +
      (isTorn ? line("M48-18l5-6M50-22l3 5", INK, 1.6) : ""),
    `scale(${side} 1)`,
  );
}

const HEAD = "M0-36C20-36 30-22 27-4 25 12 14 30 0 36-14 30-25 12-27-4-30-22-20-36 0-36Z";

/** `look`: where it looks, to the left or to the right. */
export function goblin(paws: number, look = 0): string {
  const { skin, hat } = GOBLINS[paws - 1]!;
  const frown = 2 + paws * 0.5;
  const brow = (side: number): string =>
    d`M${21 * side} ${-13 - frown * 0.4}Q${12 * side} -15 ${3 * side} ${-12 + frown}`;
  const tusk = (path: string): string => shape(path, "#fff6dc", 1.5);
  const scale = 0.84 + 0.035 * paws;
  return put(
    shape("M-26 66C-28 46-20 34-12 30H12C20 34 28 46 26 66Z", "#6b5236", 2.4) +
      paint("M6 30H12C20 34 28 46 26 66H12Z", "#2c2014", 0.45) +
      line("M-16 44 14 62", "#3a2a1a", 4) +
      ear(-1, skin, false) +
      ear(1, skin, paws > 2) +
      shape(HEAD, skin, 2.6) +
      paint("M10-35C24-30 30-18 27-4 25 12 14 30 0 36 14 14 18-12 10-35Z", dark(skin, 0.45), 0.45) +
      paint("M-22-20C-14-34 0-34 4-32-8-28-14-18-16-8-22-8-24-14-22-20Z", "#fff", 0.2) +
      oval(-11, -6, 8, 7.4, "#ffe27a") +
      oval(11, -6, 7.4, 6.8, "#ffd65a") +
      oval(-9 + look, -5, 2, 4.6, INK, 0) +
      oval(10 + look, -5, 2, 4.4, INK, 0) +
      line(brow(-1) + brow(1), dark(skin, 0.55), 4) +
      shape("M-2-4C4-2 6 6 13 12 14 19 4 20-1 16-7 18-11 14-8 9-5 4-5-2-2-4Z", mix(skin, "#d0603a", 0.28)) +
      shape("M-17 18Q0 26 17 16 13 28 1 30T-17 18Z", "#3a1410") +
      paint("M-12 20.5-9 27-6 22.5ZM11 19 8 26 5 21.5ZM-2 23 1 28 3 22.8Z", "#fff6dc") +
      (paws > 2 ? tusk("M-15 20-13 10-9 21Z") : "") +
      (paws > 3 ? tusk("M15 18 13 8 9 20Z") : "") +
      (paws % 3 === 2 ? disc(-38, 6, 5, "none", 4.5) + disc(-38, 6, 5, "none", 2.4, "#e9b544") : "") +
      hat,
    d`translate(0 ${60 - 60 * scale}) ` + `scale(${scale})`,
  );
}
