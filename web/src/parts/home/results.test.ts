import { beforeEach, expect, test } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import type { SeatInfo, TableInfo } from "../../lib/types.ts";
import { day, level, resultLine } from "./results.ts";

beforeEach(() => (settings.language = "en"));

function seat(place: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat: place, kind: "bot", name, bot: "greedy", yours: false, ...more } as SeatInfo;
}
const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo;
const me = { kind: "person", bot: "", yours: true } as const;
const at = new Date(2026, 10, 3, 14, 5).getTime() / 1000;

test("a finished game tells place, scores, day and how good the bots were", () => {
  const game = table(seat(0, "Ada", me), seat(1, "Bosun"), seat(2, "Quill", { bot: "random" }));
  expect(resultLine(game, { scores: [12, 30, 9], ranking: [2, 1, 3], at })).toBe(
    "Second of 3 · 12 : 30 : 9 · Nov 3, 2026 · Bots: Greedy and Random",
  );
  expect(resultLine(game, { scores: [31, 30, 9], ranking: [1, 2, 3], at })).toMatch(/^You won · 31 : 30 : 9/);
  expect(resultLine(game, { scores: [30, 30, 9], ranking: [1, 1, 3], at })).toMatch(/^Shared victory/);
});

test("of a game that I only watched, or played alone for all, it says who won", () => {
  const bots = table(seat(0, "Bosun"), seat(1, "Quill"));
  expect(resultLine(bots, { scores: [1, 2], ranking: [2, 1], at })).toMatch(/^Quill won · 2 : 1/);
});

test("a result that nobody kept is no more than the end", () => {
  expect(resultLine(table(seat(0, "Ada", me)), undefined)).toBe("finished");
  expect(level(table(seat(0, "Ada", me)))).toBe("");
});

test("today has a time", () => {
  settings.language = "de";
  expect(day(at, new Date(at * 1000))).toBe("heute, 14:05");
  expect(day(at, new Date(2026, 10, 5))).toBe("03.11.2026");
});
