import { expect, test } from "vitest";

import { pageAt } from "./pages.ts";
import { partsOf } from "./router.svelte.ts";

test.each([
  ["/", "Home", {}],
  ["/table/abc", "Table", { id: "abc" }],
  ["/screen/abc", "Screen", { id: "abc" }],
  ["/companion/some_game", "Companion", { game: "some_game" }],
  ["/replay/a%20b/", "Replay", { id: "a b" }],
  ["/daily", "Daily", {}],
  ["/daily/some_game/2026-11-18", "DailyDay", { game: "some_game", day: "2026-11-18" }],
  ["/daily/some_game", "Lost", {}],
  ["/:id", "Lost", {}],
  ["/puzzles", "Puzzles", {}],
  ["/puzzles/tomb/9-4", "Puzzle", { game: "tomb", id: "9-4" }],
  ["/puzzles/tomb", "Lost", {}],
  ["/table", "Lost", {}],
  ["/settings/more", "Lost", {}],
  ["/nowhere", "Lost", {}],
  ["/constructor", "Lost", {}],
  ["/%E0%A4%A", "Lost", {}],
  ["/table/%E0%A4%A", "Table", { id: "%E0%A4%A" }],
])("%s is the page %s", (address, name, props) => {
  const page = pageAt(partsOf(address));
  expect([page.name, page.props]).toEqual([name, props]);
});
