/** The Tangled Jungle: a stepped temple among bushes, lianas and flowers, light falling in. */
import { dice } from "../../../lib/dice.ts";
import { thicket } from "./ground.ts";
import { type Dice, d, disc, leaf, line, mix, oneOf, oval, paint, put, radians, range, shape, sky } from "./ink.ts";

const STONE_EDGE = "#22301e";

function temple(x: number, y: number, w: number, h: number): string {
  const steps = range(0, 4).map((place) => {
    const half = (w * (1 - 0.22 * place)) / 2;
    const [low, high] = [y - h * 0.1 * place, y - h * 0.1 * (place + 1)];
    const edge = d`H${x + half - 3}L${x + half} ${low}Z`;
    return (
      shape(
        d`M${x - half} ${low}L${x - half + 3} ${high}` + edge,
        mix("#a9a884", "#7d8466", place * 0.15),
        1.6,
        STONE_EDGE,
      ) + paint(d`M${x + half * 0.36} ${low}V${high}` + edge, "#2c3a24", 0.3)
    );
  });
  const stairs = range(0, 8).map((place) => {
    const half = w * (0.085 - 0.004 * place);
    return d`M${x - half} ${y - h * 0.05 * place - 4}H${x + half}`;
  });
  const [floor, roof] = [y - h * 0.4, y - h * 0.54];
  return (
    steps.join("") +
    shape(
      d`M${x - w * 0.09} ${y}L${x - w * 0.06} ${floor}H${x + w * 0.06}L${x + w * 0.09} ${y}Z`,
      "#8a8c6a",
      1.4,
      STONE_EDGE,
    ) +
    line(stairs.join(""), "#3a4a30", 1.2, 0.7) +
    shape(
      d`M${x - w * 0.17} ${floor}H${x + w * 0.17}L${x + w * 0.14} ${roof}H${x - w * 0.14}Z`,
      "#b4b28c",
      1.6,
      STONE_EDGE,
    ) +
    paint(d`M${x - w * 0.05} ${floor}V${y - h * 0.49}H${x + w * 0.05}V${floor}Z`, "#15201a")
  );
}

function liana(x: number, length: number): string {
  const leaves = [0.35, 0.55, 0.75, 0.95].map((part, place) =>
    leaf(x, length * part, 9, 3.4, place % 2 ? 0.4 : 2.7, "#4f9a4a", 1),
  );
  const bend = d`M${x} -4C${x + 8} ${length * 0.4} ${x - 8} ${length * 0.7} ${x + 3} ${length}`;
  return line(bend, "#123a22", 2.6) + leaves.join("");
}

/** A blossom of five petals around a yellow eye. */
export const flower = (x: number, y: number, colour: string, scale = 1): string =>
  put(
    range(0, 360, 72)
      .map((turn) => put(oval(0, -5, 2.8, 4.2, colour, 1), `rotate(${turn})`))
      .join("") + disc(0, 0, 2.2, "#ffe27a", 0.8),
    d`translate(${x} ${y}) scale(${scale})`,
  );

const corners = (w: number, h: number): string =>
  [0, 1]
    .flatMap((side) =>
      range(0, 5).map((place) =>
        leaf(
          side * w,
          -4,
          h * 0.34,
          h * 0.055,
          radians(side ? 160 - place * 26 : 20 + place * 26),
          ["#1e5a35", "#2f7a45", "#184a2c"][place % 3]!,
          1.4,
        ),
      ),
    )
    .join("");

const flowers = (w: number, h: number, roll: Dice): string =>
  range(0, 4)
    .map((place) => flower(roll(0.06, 0.94) * w, h * roll(0.88, 0.97), ["#e77fae", "#f0a33a"][place % 2]!))
    .join("");

export function jungle(w: number, h: number, seed: number): string {
  const roll = dice(seed * 77 + w);
  const wide = Math.min(w * 0.44, h * 0.9);
  const rays = range(0, 4).map((place) => {
    const x = w * (0.18 + 0.2 * place);
    return d`M${x} -10L${x + w * 0.05} -10L${x + w * 0.3} ${h + 10}L${x + w * 0.14} ${h + 10}Z`;
  });
  const behind = Math.trunc(w / (h * 0.13)) + 2;
  const before = Math.trunc(w / (h * 0.16)) + 2;
  return (
    sky(w, h, [
      [0, "#12402f"],
      [0.45, "#4f9150"],
      [1, "#c6dd80"],
    ]) +
    paint(rays.join(""), "#f4ffc0", 0.13) +
    thicket(w, h * 0.5, h * 0.13, behind, ["#2c6a45", "#0f3320"], roll) +
    thicket(w, h * 0.62, h * 0.15, behind, ["#23583a", "#0f3320"], roll) +
    temple(w / 2, h * 0.84, wide, h) +
    thicket(w, h * 0.86, h * 0.13, before, ["#2f7a45", "#0b2a18"], roll, (x) => Math.abs(x - w / 2) < wide * 0.2) +
    thicket(w, h * 0.98, h * 0.17, before, ["#1c5233", "#0b2a18"], roll) +
    corners(w, h) +
    range(0, Math.max(2, Math.trunc(w / 110)))
      .map(() => liana(roll(0.12, 0.88) * w, h * oneOf(roll, [0.27, 0.35, 0.43])))
      .join("") +
    flowers(w, h, roll)
  );
}
