/** The Lava Cave: falls of lava between pillars, a glowing lake, sparks, dark rock all around. */
import { dice } from "../../../lib/dice.ts";
import { ridge, specks } from "./ground.ts";
import { type Dice, INK, blob, d, fresh, line, noise, oval, paint, range, shape, stopped } from "./ink.ts";

const ROCK_EDGE = "#120706";

function glow(w: number, h: number): string {
  const id = fresh();
  const colours = stopped([
    [0, "#ffd873"],
    [0.22, "#f08a2c"],
    [0.55, "#96301a"],
    [1, "#32100f"],
  ]);
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${w * 0.5}" cy="${h * 0.72}" ` +
    `r="${Math.max(w * 0.5, h * 0.8)}">${colours}</radialGradient>` +
    `<rect x="-10" y="-10" width="${w + 20}" height="${h + 20}" fill="url(#${id})"/>`
  );
}

const SPLASHES = [
  [-0.3, 0.16],
  [0.28, 0.24],
  [-0.26, 0.42],
  [0.3, 0.52],
  [-0.3, 0.64],
] as const;

/** Lava that falls: wavy edges, a bright core, foam of light at its foot. */
function fall(x: number, wide: number, h: number): string {
  const [top, foot] = [h * 0.02, h * 0.83];
  const heights = range(0, 23).map((place) => top + ((foot - top) * place) / 22);
  const edge = (side: number, part: number, y: number): string => {
    const wave = 1 + 0.35 * noise(y / (h * 0.13), side * 3 + x, 5);
    const spread = 1 + 0.9 * Math.max(0, (y - h * 0.62) / (h * 0.22)) ** 2;
    return d`${x + side * wide * part * wave * spread} ${y}`;
  };
  const band = (part: number): string => {
    const left = heights.map((y) => edge(-1, part, y));
    const right = heights.toReversed().map((y) => edge(1, part, y));
    return `M${[...left, ...right].join("L")}Z`;
  };
  const splashes = SPLASHES.map(
    ([aside, down]) => d`M${x + wide * aside} ${h * down}q${wide * 0.1} ${h * 0.05} 0 ${h * 0.1}`,
  );
  return (
    paint(band(1.5), "#ffb14a", 0.25) +
    paint(band(0.5), "#f4761a") +
    paint(band(0.36), "#ffb02e") +
    paint(band(0.16), "#fff0a8") +
    line(splashes.join(""), "#fff6cc", Math.max(1.2, wide * 0.05), 0.8) +
    oval(x, foot, wide * 1.5, h * 0.02, "#fff0a8", 0, INK, 0.85)
  );
}

function pillar(x: number, wide: number, h: number, glowsRight: boolean): string {
  const side = glowsRight ? 1 : -1;
  const left = d`M${x - wide * 1.5} ${h * 0.86}C${x - wide * 0.5} ${h * 0.7} ${x - wide * 0.45} ${h * 0.35} `;
  const top = d`${x - wide * 1.3} ${-h * 0.02}H${x + wide * 1.3}`;
  const right = d`C${x + wide * 0.4} ${h * 0.35} ${x + wide * 0.5} ${h * 0.7} ${x + wide * 1.6} ${h * 0.86}Z`;
  const lit =
    d`M${x + side * wide * 1.3} ${-h * 0.02}C${x + side * wide * 0.4} ${h * 0.35} ` +
    d`${x + side * wide * 0.5} ${h * 0.7} ${x + side * wide * 1.55} ${h * 0.86}`;
  const cracks =
    d`M${x - wide * 0.2} ${h * 0.2}v${h * 0.12}M${x + wide * 0.1} ${h * 0.42}v${h * 0.1}` +
    d`M${x - wide * 0.1} ${h * 0.6}v${h * 0.09}`;
  return (
    paint(left + top + right, "#4a1a14") +
    line(lit, "#f0722a", Math.max(1.6, wide * 0.07), 0.85) +
    line(cracks, "#2a0d0a", 2, 0.7)
  );
}

function lake(w: number, h: number, roll: Dice): string {
  const ripples = range(0, Math.trunc(w / 36) + 3).map(
    () => d`M${roll(0, w)} ${h * roll(0.84, 0.97)}q${h * 0.04} ${-h * 0.015} ${h * 0.08} 0t${h * 0.08} 0`,
  );
  const floes = range(0, Math.trunc(w / 80) + 1).map((place) =>
    paint(
      blob(h * roll(0.03, 0.06), 7, place, 0.3, 0.3),
      "#5a1f14",
      0.85,
      d`translate(${roll(0, w)} ${h * roll(0.86, 0.95)})`,
    ),
  );
  return (
    paint(d`M-10 ${h * 0.82}Q${w * 0.5} ${h * 0.77} ${w + 10} ${h * 0.82}V${h + 10}H-10Z`, "#ff8a1f") +
    line(ripples.join(""), "#ffe48a", 2.2, 0.8) +
    floes.join("")
  );
}

/** The roof: stalactites, longer towards the sides. */
function roof(w: number, h: number, roll: Dice): string {
  const ends = [0];
  while (ends.at(-1)! < 1) ends.push(ends.at(-1)! + (roll(0.55, 1.5) * Math.min(34, w / 6)) / (w * 0.88));
  ends[ends.length - 1] = 1;
  const teeth = ends.slice(1).map((end, place) => {
    const [from, to] = [w * (0.06 + 0.88 * ends[place]!), w * (0.06 + 0.88 * end)];
    const aside = Math.abs((from + to) / 2 - w / 2) / (w / 2);
    const long = h * (0.02 + 0.2 * aside * roll(0.2, 1) + 0.09 * roll(0, 1) ** 2);
    const tip = h * 0.05 + long * Math.min(1.3, 0.5 + (to - from) / 40);
    return d`L${(from + to) / 2} ${tip} ${to} ${h * (0.05 + 0.1 * aside ** 2)}`;
  });
  const rock =
    d`M-10 -10V${h * 0.5}C${w * 0.03} ${h * 0.4} ${w * 0.02} ${h * 0.22} ${w * 0.06} ${h * 0.16}` +
    teeth.join("") +
    d`C${w * 0.98} ${h * 0.22} ${w * 0.97} ${h * 0.4} ${w + 10} ${h * 0.5}V-10Z`;
  return shape(rock, "#2e1615", 1.8, ROCK_EDGE) + paint(rock, "#ff8a3c", 0.1, d`translate(0 ${-h * 0.02})`);
}

function boulders(side: number, w: number, h: number): string {
  const at = (part: number): number => (side < 0 ? w * part : w - w * part);
  const outline =
    d`M${side < 0 ? -10 : w + 10} ${h + 10}L${at(0)} ${h * 0.55}L${at(0.03)} ${h * 0.66}L${at(0.05)} ${h * 0.6}` +
    d`L${at(0.09)} ${h * 0.82}L${at(0.14)} ${h * 0.86}L${at(0.18)} ${h + 10}Z`;
  const cracks = d`M${at(0.03)} ${h * 0.67}L${at(0.05)} ${h * 0.9}M${at(0.09)} ${h * 0.84}L${at(0.1)} ${h * 0.94}`;
  return shape(outline, "#24100f", 1.8, ROCK_EDGE) + line(cracks, "#6a2a1c", 1.8);
}

/** Thin pillars far away. */
const far = (w: number, h: number, roll: Dice): string =>
  range(0, Math.max(4, Math.trunc(w / 90)))
    .map(() => [roll(0, w), h * roll(0.05, 0.11)] as const)
    .filter(([x]) => Math.abs(x - w / 2) >= w * 0.1)
    .map(([x, wide]) => {
      const left = d`M${x - wide * 1.5} ${h + 9}L${x - wide * 0.5} ${h * 0.55} ${x - wide} -9`;
      return paint(left + d`H${x + wide}L${x + wide * 0.5} ${h * 0.5} ${x + wide * 1.6} ${h + 9}Z`, "#6a2117", 0.6);
    })
    .join("");

const PILLARS = [
  [0.1, 0.05],
  [0.37, 0.028],
  [0.63, 0.032],
  [0.92, 0.05],
] as const;

export function cave(w: number, h: number, seed: number): string {
  const roll = dice(seed * 77 + w);
  const isCard = w < 200;
  const falls: [number, number][] = [
    [w * 0.5, Math.min(w * 0.09, h * 0.13)],
    [w * 0.24, Math.min(w * 0.03, h * 0.04)],
    [w * 0.79, Math.min(w * 0.034, h * 0.05)],
  ];
  const pillars = PILLARS.filter(([x]) => !isCard && (w >= 400 || x < 0.3 || x > 0.7));
  return (
    glow(w, h) +
    (isCard ? "" : far(w, h, roll)) +
    falls
      .slice(0, isCard ? 1 : 3)
      .map(([x, wide]) => fall(x, wide, h))
      .join("") +
    pillars.map(([x, wide]) => pillar(x * w, wide * Math.min(w, h * 2), h, x < 0.5)).join("") +
    lake(w, h, roll) +
    shape(ridge(w, h * 0.97, h * 0.1, seed + 2, w * 0.1 + 26, h, 0.5), "#2a1413", 1.6, ROCK_EDGE) +
    roof(w, h, roll) +
    boulders(-1, w, h) +
    boulders(1, w, h) +
    specks(isCard ? 20 : 40, [0, h * 0.2, w, h * 0.85], [0.8, 1.2, 1.7], "#ffd873", roll)
  );
}
