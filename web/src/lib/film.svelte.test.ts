import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, FakeSocket, info, position } from "../testing.ts";
import { mindTheClock } from "./film.ts";
import { settings } from "./settings.svelte.ts";
import { TableStore } from "./table.svelte.ts";

const TIMER = 30;
let store: TableStore;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.speed = 1;
  store = new TableStore("t");
  store.stage.lasts = () => 60_000;
  store.stage.holds = (event) => event.event === "letter";
  stop = $effect.root(() => {
    $effect(() => mindTheClock(store));
  });
  store.hear(info({ timer: TIMER }));
  store.hear(position(1, { faces: [face({ moves: [] })] }));
});
afterEach(() => {
  stop();
  store.close();
  settings.speed = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What another did leads to my question, or to nobody's; my time is over in so many seconds. */
function hears(event: string, moves: string[], left: number | null): void {
  const now = Date.now() / 1000;
  const clock =
    left === null ? null : { now, ends: [moves.length ? now + left : null, moves.length ? null : now + left] };
  store.hear(position(2, { since: 1, clock, faces: [face({ moves, events: [{ n: 1, event }] })] }));
  flushSync();
}
const shownAfter = async (seconds: number): Promise<number> => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  flushSync();
  await vi.advanceTimersByTimeAsync(0);
  return store.position!.n;
};

test("what others did takes a fifth of my time at most, and is shown twice as fast meanwhile", async () => {
  hears("drove", ["pass"], TIMER);
  expect([store.stage.scene?.ms, store.moves]).toEqual([30_000, []]);
  expect([await shownAfter(5), await shownAfter(1.5)]).toEqual([1, 2]);
  expect(store.moves).toEqual(["pass"]);
});

test("a letter may be read until my time is nearly over", async () => {
  hears("letter", ["pass"], TIMER);
  expect([await shownAfter(19), await shownAfter(1.5)]).toEqual([1, 2]);
});

test.each([
  ["while others think", [], TIMER],
  ["without a clock", ["pass"], null],
])("nothing hurries %s", async (_, moves, left) => {
  hears("drove", moves, left);
  expect([store.stage.scene?.ms, await shownAfter(50)]).toEqual([60_000, 1]);
});
