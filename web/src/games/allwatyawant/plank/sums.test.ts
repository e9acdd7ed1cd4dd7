import { expect, test } from "vitest";

import { sensible_shots } from "../generated/aim.ts";
import { chances, spread } from "../generated/foresight.ts";
import { shoot } from "../generated/sliding.ts";
import golden from "../generated/shots.json";

type Six = [number, number, number, number, number, number];

test("the page computes shots to the last digit as the engine does", () => {
  expect(golden.shots.length).toBeGreaterThan(200);
  for (const { lying, shot, happenings, after, sunk } of golden.shots) {
    const found = shoot(lying, ...(shot as Six));
    expect({ happenings: found.happenings, after: found.lying, sunk: found.sunk }).toEqual({ happenings, after, sunk });
  }
});

test("chances are those of the engine", () => {
  for (const { asked, chances: told } of golden.outlooks) {
    const [lying, stand, aim, push, hand] = asked as [number[], number, number, number, number];
    expect(chances(spread(lying, stand, aim, push, hand))).toEqual(told);
  }
});

test("the shots worth a thought are those that bots think of", () => {
  for (const { lying, shots } of golden.plans) expect(sensible_shots(lying)).toEqual(shots);
});
