/** Treasure tiles: artifacts on wood, junk on slate, scrolls yellow or gray; the page writes on them. */
import { treasureInfo, type TreasureInfo } from "../box.ts";
import { FRAMES, coin, sign } from "../signs.ts";
import { artifact } from "./artifacts.ts";
import { dog } from "./dog.ts";
import { goblin } from "./goblin.ts";
import { INK, disc, fresh, lettering, line, oval, paint, put, shape, stopped } from "./ink.ts";

const OUTLINE = "M-40-36Q-40-42-34-42H34Q40-42 40-36V36Q40 42 34 42H-34Q-40 42-40 36Z";
const SHEET = "M-30-26C-36-26-38-34-30-36H30C38-34 36-26 30-26V26C36 26 38 34 30 36H-30C-38 34-36 26-30 26Z";
const CURLS = "M-30-36C-24-34-24-28-30-26M30-36C24-34 24-28 30-26M-30 36C-24 34-24 28-30 26M30 36C24 34 24 28 30 26";
const CLOUD = "M-20-6C-28-8-26-20-16-18-14-26 0-26 4-19 14-24 24-16 20-9 26-4 20 0 14-1H-14C-18 0-20-2-20-6Z";

/** The board of a tile: lit from the upper left, with a pale line within its edge. */
function board(light: string, dark: string): string {
  const id = fresh();
  const colours = stopped([
    [0, light],
    [1, dark],
  ]);
  return (
    `<radialGradient id="${id}" cx=".35" cy=".25" r=".9">${colours}</radialGradient>` +
    shape(OUTLINE, `url(#${id})`) +
    '<rect x="-36" y="-38" width="72" height="76" rx="4" fill="none" stroke="#fff3d0" stroke-opacity=".35" ' +
    'stroke-width="1.4"/>'
  );
}

function team(colour: string): string {
  const { frame } = FRAMES[colour]!;
  const person = disc(0, -6, 5.6, frame, 1.6) + shape("M-9 10C-9 1-5 0 0 0S9 1 9 10Z", frame, 1.6);
  return (
    put(person, "translate(-17 -10) scale(.85)") +
    put(person, "translate(-1 -10) scale(.85)") +
    put(person, "translate(-9 -5)") +
    put(disc(0, 0, 11, frame, 1.8) + put(sign(colour as "blue", "#fff", frame), "scale(.7)"), "translate(17 -10)")
  );
}

const numbers = (strengths: readonly number[]): string =>
  strengths
    .map((strength, place) => {
      const x = (place - 1) * 20;
      const size = strength < 10 ? 16 : 13.5;
      return (
        shape(`M${x - 9} -19H${x + 9}V3H${x - 9}Z`, "#fbf5e4", 1.8) + lettering(x, -2.5, `${strength}`, size, INK, 780)
      );
    })
    .join("");

/** What a scroll shows above its coin. */
const SHOWN: Record<string, (info: TreasureInfo) => string> = {
  "strong-team": (info) => team(info.colour!),
  packmaster: () =>
    put(dog("dog-2-8", 2), "translate(-8 -11) scale(.3)") + put(sign("dog", INK), "translate(16 -8) scale(.82)"),
  "special-team": (info) => numbers(info.team!),
  "raining-coins": () =>
    shape(CLOUD, "#e6eef2", 1.8) + coin("gold", -13, 12, 6) + coin("silver", 1, 8, 6) + coin("copper", -4, 19, 5.5),
  "master-of-goblins": () => put(goblin(3), "translate(-5 -8) scale(.33)"),
  "collectors-craze": () =>
    put(artifact(19), "translate(-15 -10) scale(.4)") +
    put(artifact(13), "translate(3 -10) scale(.38)") +
    put(artifact(8), "translate(20 -9) scale(.36)"),
};

function scroll(info: TreasureInfo, isSmall: boolean): string {
  const isYellow = info.section === "5.1";
  const [x, y, r] = isSmall ? [12, 10, 15.5] : [16.5, 13.5, 12];
  return (
    board(isYellow ? "#4a6a5e" : "#5d6468", isYellow ? "#1f3a35" : "#2c3236") +
    put(
      shape(SHEET, isYellow ? "#f2cf5e" : "#b9bfc2") +
        paint("M-30-26H30V-22H-30ZM-30 22H30V26H-30Z", isYellow ? "#a87410" : "#6d767b", 0.6) +
        line(CURLS, INK, 1.6) +
        SHOWN[info.sort]!(info) +
        (info.coin ? coin(info.coin, x, y, r) : ""),
      "scale(.98)",
    )
  );
}

export function tile(treasure: string, isSmall: boolean): string {
  const info = treasureInfo(treasure);
  if (info.sort !== "artifact") return scroll(info, isSmall);
  return (
    (info.worth > 0 ? board("#b57c46", "#7a4a26") : board("#6b7378", "#3d4145")) +
    oval(2, 12, 27, 9, "#000", 0, INK, 0.28) +
    put(artifact(info.worth), "translate(0 -11) scale(.98)")
  );
}
