import { expect, test } from "vitest";

import { RELEASED, SUNK } from "../generated/plank.ts";
import golden from "../generated/shots.json";
import { DROP_MS, lyingAt, Track, ways } from "./track.ts";
import { across, along, K } from "./wood.ts";

/** Pixels a millimetre at the largest size in which the plank is shown. */
const LARGEST = 1.3;

test("every shot that is seen ends within a pixel of where the engine has the stones", () => {
  let ends = 0;
  for (const { lying, happenings, after } of golden.shots) {
    const track = new Track(lying, happenings, after);
    const seen = track.at(track.ends);
    const told = lyingAt(after);
    expect(seen.filter((stone) => !stone.dropped).length).toBe(told.length);
    for (const [place, [x, y]] of told.entries()) {
      const drawn = seen[place]!;
      const off = Math.hypot(along(drawn.x) - along(x), across(drawn.y) - across(y)) * LARGEST;
      expect(off).toBeLessThan(1);
      ends += 1;
    }
  }
  expect(ends).toBeGreaterThan(200);
});

test("just before it ends a slide is where it ends: nothing jumps", () => {
  for (const { lying, happenings, after } of golden.shots) {
    const track = new Track(lying, happenings, after);
    const last = Math.max(...happenings.map((each) => each[2]!));
    const before = track.at(last - 0.01).filter((stone) => !stone.dropped);
    const rest = new Map(track.at(last).map((stone) => [stone.stone, stone]));
    for (const { stone, x, y } of before) {
      const there = rest.get(stone);
      if (there && !there.dropped) expect(Math.hypot(there.x - x, there.y - y) * K * LARGEST).toBeLessThan(3);
    }
  }
});

test("a stone passes every point that the engine told, at its time", () => {
  for (const { lying, happenings, after } of golden.shots.slice(0, 60)) {
    const track = new Track(lying, happenings, after);
    for (const [what, stone, ms, x, y] of happenings as [number, number, number, number, number][]) {
      if (what === RELEASED || what === SUNK || ms >= track.ends) continue;
      const there = track.at(ms).find((each) => each.stone === stone);
      if (there) expect(Math.hypot(there.x - x / 10, there.y - y / 10)).toBeLessThan(2.5);
    }
  }
});

test("stones only slow down between two points, and never leave the plank", () => {
  const { lying, happenings, after } = golden.shots[0]!;
  const track = new Track(lying, happenings, after);
  for (let ms = 0; ms < track.ends; ms += 8)
    for (const { x, y } of track.at(ms)) {
      expect(x).toBeGreaterThan(10);
      expect(x).toBeLessThan(590);
      expect(y).toBeGreaterThan(10);
      expect(y).toBeLessThan(190);
    }
});

test("what sinks drops and is gone, with a splash", () => {
  const { lying, happenings, after } = golden.shots.find((shot) => shot.sunk > 0)!;
  const track = new Track(lying, happenings, after);
  const [, stone, ms] = happenings.find(([what]) => what === SUNK)!;
  expect(track.at(ms! + DROP_MS / 2).find((each) => each.stone === stone)?.dropped).toBeCloseTo(0.5);
  expect(track.at(track.ends + 1).some((each) => each.stone === stone)).toBe(false);
  expect(track.knocks.some((knock) => knock.kind === "splash" && knock.ms === ms)).toBe(true);
});

test("ways begin where stones lay or were let go", () => {
  const { lying, happenings } = golden.shots.find((shot) => shot.lying.length > 0 && shot.happenings.length > 4)!;
  const all = ways(lying, happenings);
  expect(all.at(-1)![0]![0]).toBe(190);
});
