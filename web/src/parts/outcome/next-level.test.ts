import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { api } from "../../lib/api.ts";
import { levelOf } from "../../lib/ladder.ts";
import type { TableInfo } from "../../lib/types.ts";
import { info, seat } from "../../testing.ts";
import NextLevel from "./NextLevel.svelte";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const table = (lesson: boolean): TableInfo =>
  info({ game: "salvage", lesson, seats: ["Ada", "Ben", "Cid"].map((name, at) => seat(at, name)) });

test.each([
  [false, /Three wins in a row! Barnaby/],
  [true, /You know the game now\. Barnaby/],
])("the next game is one click away and remembers its level (after a lesson: %s)", async (lesson, said) => {
  const open = vi.spyOn(api, "openTable").mockResolvedValue(table(false));
  render(NextLevel, { info: table(lesson), level: 3, failed: expect.unreachable });
  expect(screen.getByText(said)).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "Play Barnaby" }));
  expect(open).toHaveBeenCalledWith({ game: "salvage", seats: 3, bots: ["barnaby", "barnaby"], start: true });
  expect(levelOf("salvage")).toBe(3);
});

test("after one victory it is a button among others", () => {
  render(NextLevel, { info: table(false), level: 3, quiet: true, failed: expect.unreachable });
  expect(screen.getByRole("button", { name: "Play Barnaby, level 3" })).toBeTruthy();
  expect(screen.queryByText(/Three wins/)).toBeNull();
});
