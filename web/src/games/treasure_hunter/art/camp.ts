/** The camps at night: behind a watchdog, and where the goblins raid. Velvet lies behind coins and actions. */
import { dice } from "../../../lib/dice.ts";
import { ICE, peak, ridge, specks, thicket } from "./ground.ts";
import { d, dark, disc, fresh, light, line, paint, range, shape, sky, stopped } from "./ink.ts";

export function camp(w: number, h: number, seed: number): string {
  const moon = h * 0.07;
  const crescent = d`M${w * 0.8} ${h * 0.1}a${moon} ${moon} 0 1 0 ${moon} ${h * 0.1} `;
  return (
    sky(w, h, [
      [0, "#1b2a4a"],
      [0.6, "#5a4a6a"],
      [1, "#c98a5a"],
    ]) +
    specks(16, [0, 0, w, h * 0.4], [0.7, 1, 1.3], "#fff3d8", dice(seed)) +
    paint(`${crescent}${d`${h * 0.085} ${h * 0.085} 0 0 1 ${-moon} ${-h * 0.1}Z`}`, "#ffe9c0") +
    paint(ridge(w, h * 0.6, h * 0.12, seed, w * 0.3, h), "#2c2a44") +
    shape(d`M${-w * 0.05} ${h * 0.86}L${w * 0.2} ${h * 0.42}L${w * 0.46} ${h * 0.86}Z`, "#d9b779", 1.8) +
    paint(d`M${w * 0.2} ${h * 0.42}L${w * 0.46} ${h * 0.86}H${w * 0.24}Z`, "#8a6434", 0.7) +
    shape(d`M${w * 0.14} ${h * 0.86}L${w * 0.2} ${h * 0.58}L${w * 0.27} ${h * 0.86}Z`, "#3a2414", 1.4) +
    paint(ridge(w, h * 0.86, h * 0.06, seed + 3, w * 0.3, h, 0.1), "#4a3a2a")
  );
}

export function velvet(w: number, h: number, colour: string): string {
  const id = fresh();
  const colours = stopped([
    [0, light(colour, 0.35)],
    [0.6, colour],
    [1, dark(colour, 0.5)],
  ]);
  const rays = range(0, 18).map((place) => {
    const angle = (Math.PI * place) / 9 + 0.1;
    return d`M${w / 2} ${h * 0.52}l${300 * Math.cos(angle)} ${300 * Math.sin(angle)}`;
  });
  return (
    `<radialGradient id="${id}" cx=".4" cy=".3" r=".9">${colours}</radialGradient>` +
    `<rect x="-10" y="-10" width="${w + 20}" height="${h + 20}" fill="url(#${id})"/>` +
    line(rays.join(""), "#fff6d0", 5, 0.07)
  );
}

const FAR = { ...ICE, lit: "#39407a", shade: "#2b3160", edge: "#151a36", width: 1.5, snow: "#aab4dc" };
const GREAT = { ...FAR, lit: "#414884", shade: "#30366a", snow: "#b9c2e6", snowShade: "#8a95c8" };
const EYES = [
  [0.045, -6],
  [0.105, 2],
  [0.175, -8],
  [0.23, 3],
] as const;

/** The night of the raid: mountains, the moon in the corner where nothing is written, a thicket with eyes in it, and
 * open ground below `floor`. */
export function night(w: number, h: number, floor: number): string {
  const roll = dice(9);
  const moon = Math.min(22, floor * 0.13);
  const [x, y] = [w - moon * 2.2, moon * 1.6];
  const lit = moon * 1.17;
  const bushes = Math.trunc(w / 19.6) + 2;
  const eyes = EYES.slice(0, w > 600 ? 4 : 1).map(([part, down]) => {
    const [left, at] = [w * part, floor - 16 + down];
    return d`M${left - 9} ${at - 4}l7 4-6 2.5zM${left + 9} ${at - 4}l-7 4 6 2.5z`;
  });
  return (
    sky(w, h, [
      [0, "#0c1730"],
      [0.4, "#22284e"],
      [0.75, "#4a3a5a"],
      [1, "#33283c"],
    ]) +
    specks(Math.trunc(w / 9), [0, 0, w, floor], [0.7, 1, 1.4], "#fff3d8", roll) +
    disc(x, y, moon * 1.67, "#ffe9c0", 0, "", 0.1) +
    paint(
      d`M${x + 6} ${y - moon}A${moon} ${moon} 0 1 1 ${x - moon + 6} ${y + moon * 0.53} ` +
        d`${lit} ${lit} 0 0 0 ${x + 6} ${y - moon}Z`,
      "#ffe9c0",
    ) +
    peak(w * 0.135, floor + 6, floor * 1.6, floor * 0.6, { ...FAR, snowShade: "#7f8ac0" }) +
    peak(w * 0.54, floor + 6, floor * 1.92, floor * 0.7, GREAT) +
    peak(w * 0.866, floor + 6, floor * 1.68, floor * 0.56, { ...FAR, snowShade: "#7f8ac0" }) +
    thicket(w, floor - 24, 20, bushes, ["#1d3545", "#0a151c"], roll) +
    thicket(w, floor - 4, 20, bushes, ["#152a38", "#0a151c"], roll) +
    paint(eyes.join(""), "#ffe27a") +
    paint(ridge(w, floor + 12, 10, 3, 160, h, 0.2), "#2c2438")
  );
}

/** A tent in the colour of its player; it stands on 0. */
export const tent = (): string =>
  shape("M-77 0 0-146 77 0Z", "currentColor") +
  paint("M0-146 77 0H20Z", "#2a1a10", 0.38) +
  shape("M-15 0 0-66 15 0Z", "#20140e", 1.6);
