import { expect, test } from "vitest";

import { jump, marksOf, stopAfter, stopAt, turnsOf } from "./replay-turns.ts";
import type { Stop } from "./types.ts";

/** Stops after entries 6, 7, …: who made the move that led there. */
const stops = ([null, 0, 0, 1, 1, null, 1, 2, 0] as const).map((by, place): Stop => ({
  n: 6 + place * 2,
  by,
  actors: [0],
}));
const turns = turnsOf(stops);

test("a turn is a run of moves by one seat; a take-back is a run of its own", () => {
  expect(turns).toEqual([
    { index: 0, by: 0 },
    { index: 2, by: 1 },
    { index: 4, by: null },
    { index: 5, by: 1 },
    { index: 6, by: 2 },
    { index: 7, by: 0 },
  ]);
  expect(turnsOf([stops[0]!])).toEqual([]);
});

test("jumping by turns meets every turn once, there and back", () => {
  const there: number[] = [];
  for (let at = 0; at < 8;) there.push((at = jump(turns, at, 1, 8)));
  expect(there).toEqual([2, 4, 5, 6, 7, 8]);
  expect(jump(turns, 8, -1, 8)).toBe(7);
  expect(jump(turns, 3, -1, 8)).toBe(2);
  expect(jump(turns, 0, -1, 8)).toBe(0);
});

test("marks of one seat keep their distance", () => {
  expect(marksOf(turns, 8, 800, 10).map((mark) => mark.index)).toEqual([0, 2, 5, 6, 7]);
  expect(marksOf(turns, 8, 80, 40).map((mark) => mark.index)).toEqual([0, 2, 6, 7]);
});

test("entries and stops find each other", () => {
  expect([0, 6, 7, 8, 99].map((n) => stopAt(stops, n))).toEqual([0, 0, 0, 1, 8]);
  expect([0, 5, 6, 7, 8, 99].map((n) => stopAfter(stops, n))).toEqual([0, 0, 1, 1, 2, 8]);
});
