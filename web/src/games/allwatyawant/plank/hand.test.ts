import { expect, test } from "vitest";

import { FIELD_1, PUSHES, PUSH_SPEEDS, STRAIGHT } from "../generated/plank.ts";
import { aimAt, degrees, fixed, FIRST, pushAt, standAt, stepsOf } from "./aimed.ts";
import { byHand } from "../selects.ts";
import { Flick, pulled, slung } from "./hand.ts";

/** A hand that pushes along the plank at this speed (mm/s) and angle, letting go after so many milliseconds. */
function flick(speed: number, angle: number, lasts: number, from: [number, number] = [60, 100]) {
  const push = new Flick(from, 0);
  const turned = (angle * Math.PI) / 180;
  let isLost = false;
  for (let ms = 8; ms <= lasts && !isLost; ms += 8) {
    const way = (speed * ms) / 1000;
    isLost = push.push([from[0] + way * Math.cos(turned), from[1] + way * Math.sin(turned)], ms);
  }
  return { made: isLost ? "foul" : push.letGo(lasts), push };
}

test("a sling shoots where it is pulled from, the harder the longer", () => {
  expect(pulled(4, [60, 100], [60, 100], 1.7, 250)).toBe(null);
  expect(pulled(4, [60, 100], [90, 100], 1.7, 250)).toBe(null);
  const straight = pulled(4, [60, 100], [0, 100], 1.7, 250)!;
  expect(straight.aim).toBe(STRAIGHT);
  expect(pulled(4, [60, 100], [-40, 100], 1.7, 250)!.push).toBeGreaterThan(straight.push);
  expect(pulled(4, [60, 100], [-900, 100], 1.7, 250)!.push).toBe(PUSHES - 1);
  expect(degrees(pulled(4, [60, 100], [0, 120], 1.7, 250)!.aim)).toBeLessThan(0);
  expect(degrees(pulled(4, [60, 100], [40, 200], 1.7, 250)!.aim)).toBe(-30);
  expect(slung({ stand: 4, aim: STRAIGHT, push: PUSHES - 1 }, 0)[0]).toBeLessThan(slung(FIRST, 0)[0]);
});

test("a flick is as fast and as straight as the hand, in the words of the game", () => {
  const { made } = flick(500, 0, 240);
  expect(made).toEqual({ stand: 4, aim: STRAIGHT, push: pushAt(500) });
  const right = flick(600, 10, 200).made as { aim: number; stand: number };
  expect(degrees(right.aim)).toBe(10);
  expect(right.stand).toBeGreaterThan(4);
});

test("no hand is stronger than the rules allow", () => {
  const push = new Flick([105, 100], 0);
  push.push([205, 100], 16);
  const made = push.letGo(16) as { push: number };
  expect(PUSH_SPEEDS[made.push]).toBe(1400);
});

test("letting go too early or too late is a foul; a touch, a rest or drawing back is nothing", () => {
  expect(flick(300, 0, 100).made).toBe("foul");
  expect(flick(500, 0, 600).made).toBe("foul");
  const back = new Flick([60, 100], 0);
  back.push([180, 100], 100);
  back.push([150, 100], 180);
  expect(back.letGo(180)).toBe(null);
  const rested = new Flick([60, 100], 0);
  rested.push([160, 100], 100);
  expect(rested.letGo(400)).toBe(null);
  const touched = new Flick([60, 100], 0);
  touched.push([62, 101], 50);
  expect(touched.letGo(60)).toBe(null);
  expect(new Flick([60, 100], 0).at[0]).toBeLessThan(FIELD_1);
});

test("shots are said in moves, without what is chosen already", () => {
  expect(aimAt(-29.6)).toBe(1);
  expect([standAt(0), standAt(101), standAt(999)]).toEqual([0, 4, 8]);
  const aimed = { stand: 2, aim: aimAt(-4.5), push: pushAt(480) };
  expect(stepsOf(aimed, { stand: null, aim: null }, "shoot")).toEqual(["stand 3", "aim -4.5", "shoot 480"]);
  expect(stepsOf(aimed, { stand: 3, aim: null }, "push")).toEqual(["aim -4.5", "push 480"]);
  expect(fixed(aimed, { stand: 9, aim: "12" })).toEqual({ stand: 8, aim: aimAt(12), push: pushAt(480) });
});

test("no list offers what only a hand can do", () => {
  const table = { hand_rule: "flick" };
  expect(["shoot 460", "foul", "push 460", "stand 5"].map((text) => byHand(text, table))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(byHand("shoot 460", { hand_rule: "normal" })).toBe(false);
});
