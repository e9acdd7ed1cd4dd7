import { expect, test } from "vitest";

import type { MyGame, Versus } from "../../lib/types.ts";
import { ALL, isAll, opponents, queryOf } from "./filters.ts";

test("only what matters is asked", () => {
  expect(queryOf(ALL)).toBe("");
  expect(isAll(ALL)).toBe(true);
  const some = { ...ALL, game: "salvage", seats: 3, result: "won" as const, days: 30, level: 2 };
  expect(queryOf(some)).toBe("game=salvage&level=2&seats=3&result=won&days=30");
  expect(isAll(some)).toBe(false);
  expect(queryOf(some, 17)).toMatch(/&before=17$/);
});

test("a person is named by a seat, a bot by its name", () => {
  expect(queryOf({ ...ALL, opponent: "12.1" })).toBe("opponent=12.1");
  expect(queryOf({ ...ALL, opponent: "greedy" })).toBe("bot=greedy");
});

test("people can be chosen, and bots that no level names, each once", () => {
  const versus = (who: string, level = 0): Versus => ({ who, name: "", games: 1, ahead: 0, behind: 0, level });
  const games = [{ bots: [versus("pip", 1), versus("greedy")] }, { bots: [versus("greedy")] }] as MyGame[];
  expect(opponents([versus("3.1")], games).map((each) => each.who)).toEqual(["3.1", "greedy"]);
});
