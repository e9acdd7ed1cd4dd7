import { beforeEach, expect, test } from "vitest";

import { botAt, choose, ended, levelAt, levelOf } from "./ladder.ts";
import type { SeatInfo, TableInfo } from "./types.ts";

beforeEach(() => localStorage.clear());

const table = (...levels: number[]): SeatInfo[] =>
  [0, ...levels].map((level, seat) => ({ seat, level, kind: seat ? "bot" : "person", yours: !seat }) as SeatInfo);

const at = (seats: SeatInfo[], lesson = false, daily: TableInfo["daily"] = null) => ({
  game: "salvage",
  hot_seat: false,
  lesson,
  daily,
  seats,
});

test("who has never chosen plays against the second, and a choice is remembered for its game", () => {
  expect(levelOf("salvage")).toBe(2);
  choose("salvage", 5);
  expect([levelOf("salvage"), levelOf("another")]).toEqual([5, 2]);
  choose("salvage", 0);
  expect(levelOf("salvage")).toBe(5);
});

test("bots and levels belong together", () => {
  expect([1, 2, 3, 4, 5, 6].map((level) => levelAt(botAt(level)))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(levelAt("greedy")).toBe(0);
});

const OFFERED = { level: 3, isDue: false };
const DUE = { level: 3, isDue: true };

test("three victories in a row suggest the next level, each game counted once", () => {
  const seats = table(2, 2);
  expect(ended(at(seats), "a", [1, 2, 3])).toEqual(OFFERED);
  expect(ended(at(seats), "b", [1, 2, 2])).toEqual(OFFERED);
  expect(ended(at(seats), "b", [1, 2, 2])).toEqual(OFFERED);
  expect(ended(at(seats), "c", [1, 3, 2])).toEqual(DUE);
  expect(ended(at(seats), "c", [1, 3, 2])).toEqual(DUE);
});

test("a defeat or a shared victory begins anew", () => {
  const seats = table(2);
  for (const id of ["a", "b"]) ended(at(seats), id, [1, 2]);
  expect(ended(at(seats), "c", [1, 1])).toBeNull();
  for (const id of ["d", "e"]) expect(ended(at(seats), id, [1, 2])).toEqual(OFFERED);
  expect(ended(at(seats), "f", [2, 1])).toBeNull();
  expect(ended(at(seats), "g", [1, 2])).toEqual(OFFERED);
});

test("a victory over bots of several levels counts, and offers nothing by itself", () => {
  const seats = table(2, 1);
  for (const id of ["a", "b"]) expect(ended(at(seats), id, [1, 2, 3])).toBeNull();
  expect(ended(at(seats), "c", [1, 2, 3])).toEqual(DUE);
});

test("beyond the last nobody follows, and games with people or other bots do not count", () => {
  for (const id of ["a", "b", "c"]) expect(ended(at(table(6)), id, [1, 2])).toBeNull();
  const friends = table(2, 2).map((seat) => (seat.seat === 1 ? { ...seat, kind: "person", level: 0 } : seat));
  for (const id of ["d", "e", "f"]) expect(ended(at(friends as SeatInfo[]), id, [1, 2, 3])).toBeNull();
  expect(levelOf("salvage")).toBe(6);
});

test("a lesson counts for nothing", () => {
  choose("salvage", 4);
  for (const id of ["a", "b", "c"]) expect(ended(at(table(1), true), id, [1, 2])).toBeNull();
  expect(levelOf("salvage")).toBe(4);
});

test("the deal of a day counts once, and not when it is played again", () => {
  choose("salvage", 3);
  for (const id of ["p", "q", "r"])
    expect(ended(at(table(3), false, { day: "2026-11-18", counted: false, device: false }), id, [1, 2])).toBeNull();
  for (const id of ["s", "t"])
    ended(at(table(3), false, { day: "2026-11-18", counted: true, device: false }), id, [1, 2]);
  expect(ended(at(table(3), false, { day: "2026-11-18", counted: true, device: false }), "u", [1, 2])).toEqual({
    level: 4,
    isDue: true,
  });
});
