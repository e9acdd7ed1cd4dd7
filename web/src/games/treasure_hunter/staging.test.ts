import { expect, test } from "vitest";

import type { Scene, Story } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import { draftSizes, step } from "./draft/sizes.ts";
import { cave, view } from "./fixtures.ts";
import { locationNow } from "./location/now.ts";
import { dwell } from "./dwell.svelte.ts";
import { holds, lasts, sceneNow, sounds, stepNow } from "./staging.ts";

const happen = (event: string, more: Record<string, unknown> = {}): Happening =>
  ({ n: 1, event, ...more }) as Happening;
const scene = (...events: Happening[]): Scene => ({ event: events.at(-1)!, past: events.slice(0, -1), ms: 100 });

test("events bring their scene, and the view has it afterwards", () => {
  expect(sceneNow(view(), null)).toBe("draft");
  expect(sceneNow(cave(), null)).toBe("location");
  expect(sceneNow(view(), scene(happen("arrived", { location: "Frosty Mountain" })))).toBe("location");
  const raid = [happen("passed", { seat: 0 }), happen("goblins"), happen("showed", { seat: 0, card: "dog-2-7" })];
  expect(sceneNow(view({ step: "goblins" }), scene(...raid))).toBe("goblins");
  expect(sceneNow(view({ step: "goblins" }), scene(...raid, happen("showed", { seat: 0, card: "coin-gold" })))).toBe(
    "coins",
  );
  expect(sceneNow(view({ step: "scrolls" }), scene(happen("round", { round: 3 })))).toBe("round");
  expect(sceneNow(view({ step: "scrolls" }), scene(happen("round", { round: 3 }), happen("opened")))).toBe("draft");
  expect(sceneNow(view({ step: "prepare" }), scene(happen("round", { round: 1 })))).toBe("draft");
});

test("the tracker counts the steps of a round", () => {
  expect([stepNow(view(), null), stepNow(cave(), null), stepNow(view({ step: "count" }), null)]).toEqual([0, 3, 7]);
});

test("a location rises card by card out of what is told", () => {
  const events = [
    happen("captured", { seat: 1, prize: "MAX", treasure: "artifact-14" }),
    happen("arrived", { location: "Lava Cave" }),
    happen("showed", { seat: 0, card: "red-9" }),
    happen("showed", { seat: 0, card: "red-5" }),
  ];
  const rising = locationNow(view({ step: "green" }), scene(...events));
  expect(rising.place).toBe(2);
  expect(rising.columns[0]!.adventurers).toEqual(["red-9", "red-5"]);
  expect([rising.columns[0]!.total, rising.columns[0]!.fresh, rising.prizes[0].hold.seat]).toEqual([
    null,
    "red-5",
    null,
  ]);
  const counted = locationNow(view(), scene(...events, happen("total", { seat: 0, total: 14 })));
  expect(counted.columns[0]!.total).toBe(14);
});

test("a played card, a sleeper and a pass are shown before the view has them", () => {
  const played = locationNow(cave(), scene(happen("played", { seat: 1, card: "flaming-sword" })));
  expect(played.columns[1]!.actions).toEqual(["flaming-sword"]);
  expect(played.passed).toEqual([]);
  const slept = locationNow(cave(), scene(happen("slept", { seat: 0, card: "red-9" })));
  expect(slept.columns[0]!.asleep).toEqual(["red-9"]);
  expect(locationNow(cave(), scene(happen("passed", { seat: 0 }))).passed).toEqual([2, 0]);
  const taken = locationNow(cave(), scene(happen("captured", { seat: 1, prize: "MAX", treasure: "artifact-19" })));
  expect([taken.prizes[0].taken, taken.prizes[0].hold.seat]).toEqual([true, 1]);
});

test("what lasts can be heard or seen", () => {
  const story = (...rest: Happening[]): Story => ({ rest, leads: view() });
  expect([lasts(happen("arrived"), story()), lasts(happen("kept"), story())]).toEqual([700, 0]);
  const theft = happen("stole", { seat: 0 });
  expect(lasts(theft, story(theft, happen("collected")))).toBeLessThan(lasts(theft, story(happen("collected"))));
  expect([sounds(happen("stole")), sounds(happen("done"))]).toEqual(["coin", null]);
});

test("whoever wants to dwell sees the end of each scene until they go on", () => {
  const told = [
    happen("stole"),
    happen("claimed"),
    happen("collected"),
    happen("discarded"),
    happen("round", { round: 2 }),
  ];
  const held = (): boolean[] =>
    told.map((event, place) => holds(event, { rest: told.slice(place + 1), leads: view() }));
  expect(held()).toEqual(Array(5).fill(false));
  dwell.on = true;
  expect(held()).toEqual([false, true, false, true, true]);
  dwell.on = false;
});

test("the draft fits its room: nine cards beside each other, wide and low", () => {
  for (const [width, height] of [
    [1108, 724],
    [948, 544],
  ] as const)
    for (let cards = 1; cards <= 9; cards++) {
      const sizes = draftSizes(width, height, cards);
      expect(sizes.places + sizes.pack + sizes.picks + 16).toBeLessThanOrEqual(height);
      expect(sizes.card * cards + 9 * (cards - 1)).toBeLessThanOrEqual(width - 28);
      expect(sizes.card).toBeGreaterThanOrEqual(60);
    }
});

test("cards in a row overlap only as far as their numbers can be read", () => {
  expect([step(200, 88, 1), step(300, 88, 3), step(150, 88, 3), step(90, 76, 4)]).toEqual([0, 94, 31, 26]);
});
