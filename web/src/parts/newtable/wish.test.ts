import { expect, test } from "vitest";

import type { GameInfo } from "../../lib/types.ts";
import { Wish } from "./wish.svelte.ts";

const game: GameInfo = {
  id: "salvage",
  title: "Moonlight Salvage",
  summary: "",
  min_seats: 2,
  max_seats: 5,
  rules_version: 1,
  lesson: false,
  options: [{ name: "nights", kind: "number", values: [3, 9], default: 7, help: "" }],
};

test("a table for friends waits for them, one against bots begins at once", () => {
  const wish = new Wish(game);
  expect([wish.preset, wish.open, wish.startsAtOnce]).toEqual(["friends", 2, false]);
  wish.choose("bots");
  expect(wish.body()).toMatchObject({
    seats: 3,
    bots: ["wilma", "wilma"],
    start: true,
    hot_seat: false,
    visibility: "link",
  });
  wish.choose("device");
  expect(wish.body()).toMatchObject({ bots: [], start: true, hot_seat: true });
});

test("a bot on my seat means that I watch, and an open seat that I play", () => {
  const wish = new Wish(game);
  wish.setSeat(0, "random");
  expect([wish.watches, wish.seats]).toEqual([true, ["random", "random", "random"]]);
  wish.setSeat(2, "open");
  expect([wish.preset, wish.seats]).toEqual([null, ["me", "random", "open"]]);
});

test("more seats are like the last one, and changed options are counted", () => {
  const wish = new Wish(game);
  wish.choose("bots");
  wish.setNumber(5);
  expect(wish.bots.length).toBe(4);
  wish.setNumber(2);
  expect(wish.seats).toEqual(["me", "wilma"]);
  expect(wish.changed).toBe(0);
  wish.options.nights = 5;
  expect(wish.changed).toBe(1);
});
