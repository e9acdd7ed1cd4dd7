/** Treasure tiles: artifacts on wood, junk on slate, scrolls yellow or gray. Goblins have tiles of their own. */
import { goblinInfo, treasureInfo, worthOf, type TreasureInfo } from "../things/box.ts";
import { FRAMES, coin, coinInk, sign } from "./signs.ts";
import { artifact } from "./artifacts.ts";
import { dog } from "./dog.ts";
import { goblin } from "./goblin.ts";
import { INK, TEXT, disc, fresh, lettering, line, oval, paint, put, rounded, shape, stopped, within } from "./ink.ts";
import { written } from "./words.ts";

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
    shape(rounded(-40, -42, 80, 84, 6), `url(#${id})`) +
    line(rounded(-36, -38, 72, 76, 4), "#fff3d0", 1.4, 0.35)
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
    ) +
    (info.coin
      ? (isSmall ? "" : lettering(-12, 19, written("each"), 13.5, INK, 700, TEXT)) +
        lettering(
          isSmall ? 12 : 16.2,
          isSmall ? 16 : 18,
          worthOf(info.coin),
          isSmall ? 17 : 13.2,
          coinInk(info.coin),
          780,
        )
      : lettering(16, 18, `+${info.worth}×`, 17, INK, 780))
  );
}

export function tile(treasure: string, isSmall: boolean): string {
  const info = treasureInfo(treasure);
  if (info.sort !== "artifact") return scroll(info, isSmall);
  return (
    (info.worth > 0 ? board("#b57c46", "#7a4a26") : board("#6b7378", "#3d4145")) +
    oval(2, 12, 27, 9, "#000", 0, INK, 0.28) +
    put(artifact(info.worth), "translate(0 -11) scale(.98)") +
    shape(rounded(-27, 20, 54, 21, 5), plateOf(info.worth), 2) +
    lettering(0, 37.4, String(info.worth).replace("-", "−"), 20, info.worth > 0 ? INK : "#fff", 780)
  );
}

const plateOf = (worth: number): string => (worth > 0 ? "#fbf5e4" : "#a5301f");

/** A goblin on its tile, with its paws and the coin that it takes. */
export function raider(name: string): string {
  const { paws, takes, coin: metal } = goblinInfo(name);
  const id = fresh();
  const night = stopped([
    [0, "#6a5a86"],
    [0.6, "#33304e"],
    [1, "#1a1c30"],
  ]);
  return (
    `<radialGradient id="${id}" cx=".4" cy=".25" r="1">${night}</radialGradient>` +
    shape(rounded(-40, -54, 80, 108, 8), `url(#${id})`) +
    within(
      "M-38-52H38V22H-38Z",
      disc(22, -34, 9, "#ffe9c0", 0, INK, 0.8) +
        `<use href="#th-goblin-${paws}" transform="translate(0 -10) scale(.62)"/>`,
    ) +
    shape("M-40 22H40V46Q40 54 32 54H-32Q-40 54-40 46Z", "#4a3a2c", 2) +
    line("M5 26V50", "#fff", 1, 0.25) +
    put(sign("dog"), "translate(-28 38) scale(.86)") +
    lettering(-6, 46.5, `${paws}`, 25, "#fff", 760) +
    coin(metal, 22.5, 37.5, 14) +
    lettering(22.5, 42.7, `${takes}`, 15, coinInk(metal), 760) +
    line(rounded(-37.5, -51.5, 75, 103, 6), "#fff3d0", 1.3, 0.3)
  );
}
