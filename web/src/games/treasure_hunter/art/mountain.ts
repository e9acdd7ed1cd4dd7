/** The Frosty Mountain: northern lights, a great peak between two others, firs in the snow. */
import { dice } from "../../../lib/dice.ts";
import { ICE, peak, ridge, specks } from "./ground.ts";
import { d, line, paint, range, shape, sky } from "./ink.ts";

const LIGHTS = [
  ["#7df0d0", 0.22],
  ["#8fe8f0", 0.16],
  ["#b6f5dc", 0.12],
] as const;

function northernLights(w: number, h: number): string {
  return LIGHTS.map(([colour, opacity], place) => {
    const y = h * (0.12 + 0.09 * place);
    const upper = d`M-10 ${y}C${w * 0.25} ${y - h * 0.12} ${w * 0.5} ${y + h * 0.14} ${w + 10} ${y - h * 0.08}`;
    const lower = d`V${y + h * 0.02}C${w * 0.5} ${y + h * 0.24} ${w * 0.25} ${y} -10 ${y + h * 0.1}Z`;
    return paint(upper + lower, colour, opacity);
  }).join("");
}

const TIERS = [
  [0.12, 0.52, 0.34],
  [0.36, 0.76, 0.26],
  [0.6, 1, 0.18],
] as const;

function fir(x: number, y: number, h: number): string {
  const tiers = TIERS.map(([foot, top, wide]) => {
    const [low, high, half] = [y - h * foot, y - h * top, h * wide];
    const snow = d`M${x} ${high}L${x + half * 0.5} ${(low + high) / 2}L${x} ${low * 0.4 + high * 0.6}`;
    return (
      shape(d`M${x} ${high}L${x + half} ${low}Q${x} ${low + h * 0.06} ${x - half} ${low}Z`, "#2f5f6a", 1.4, "#10242c") +
      paint(`${snow}${d`L${x - half * 0.75} ${low * 0.75 + high * 0.25}Z`}`, "#f2f8fc")
    );
  });
  return shape(d`M${x - 2} ${y}v${-h * 0.2}h4v${h * 0.2}Z`, "#3a2a20", 1.2) + tiers.join("");
}

export function mountain(w: number, h: number, seed: number): string {
  const roll = dice(seed * 77 + w);
  const hill = ridge(w, h * 0.9, h * 0.14, seed + 4, w * 0.3 + 20, h, 0.05);
  const number = Math.max(3, Math.trunc(w / 46));
  const firs = range(0, number)
    .map((place) => ((place + 0.5) * w) / number + roll(-10, 10))
    .filter((x) => (w < 200 ? x < w * 0.3 || x > w * 0.7 : w <= 400 || roll(0, 1) >= 0.3))
    .map((x) => fir(x, h * roll(0.9, 0.96), h * roll(0.18, 0.28)));
  return (
    sky(w, h, [
      [0, "#1d3f6e"],
      [0.5, "#5f9cc9"],
      [1, "#d5ecf7"],
    ]) +
    northernLights(w, h) +
    specks(w < 200 ? 12 : 26, [0, 0, w, h * 0.35], [0.7, 1, 1.3], "#fff", roll) +
    peak(w * 0.14, h * 0.95, w * 0.62, h * 0.6, ICE) +
    peak(w * 0.88, h * 0.95, w * 0.68, h * 0.66, ICE) +
    peak(w * 0.52, h * 0.92, Math.min(w * 0.8, h * 1.5), h * 0.82, {
      ...ICE,
      lit: "#9cc3e2",
      shade: "#5f8dba",
      edge: "#1c3a5c",
      width: 2,
    }) +
    paint(ridge(w, h * 0.8, h * 0.16, seed, w * 0.22 + 20, h, 0.1), "#e8f4fb") +
    paint(hill, "#f8fcff") +
    line(hill, "#a9cbe2", 1.4, 0.8) +
    firs.join("") +
    specks(w < 200 ? 14 : 34, [0, 0, w, h], [1, 1.4, 2], "#fff", roll)
  );
}
