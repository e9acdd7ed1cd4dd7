import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, position as plain } from "../testing.ts";
import { api } from "./api.ts";
import { ReplayStore } from "./replay.svelte.ts";
import type { Position, ReplayInfo, TableInfo } from "./types.ts";

const STOPS = 100;
const stops = Array.from({ length: STOPS }, (_, place) => ({
  n: 5 + 2 * place,
  by: place ? place % 2 : null,
  actors: place < STOPS - 1 ? [0] : [],
}));
const info: ReplayInfo = {
  table: "t",
  game: "salvage",
  title: "",
  names: ["Ada", "Bob"],
  options: {},
  over: true,
  commitment: "",
  seed: "",
  eyes: [null, 0, 1],
  branch_of: null,
  lesson: false,
  daily: null,
  loaded: null,
  stops,
};
const table = {
  seats: [
    { seat: 0, yours: false },
    { seat: 1, yours: true },
  ],
} as unknown as TableInfo;

const position = (index: number, seat: number | null): Position =>
  plain(stops[index]!.n, {
    since: index ? stops[index - 1]!.n : 0,
    faces: [face({ seat, moves: [], events: [{ n: stops[index]!.n - 1, event: `line ${index}` }] })],
  });

const ask = vi.spyOn(api, "positions");

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  ask
    .mockReset()
    .mockImplementation(async (_, from, to, seat) =>
      Array.from({ length: to - from + 1 }, (__, place) => position(from + place, seat)),
    );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test("one begins at the entry of the link, through one's own eyes unless others are allowed and wished", async () => {
  const own = new ReplayStore(info, table);
  await own.open(null, null);
  expect([own.index, own.eyes, own.face?.seat]).toEqual([0, 1, 1]);
  const linked = new ReplayStore(info, table);
  await linked.open(25, 0);
  expect([linked.index, linked.n, linked.eyes]).toEqual([10, 25, 0]);
  const running = new ReplayStore({ ...info, over: false, eyes: [null] }, table);
  await running.open(null, 0);
  expect(running.eyes).toBeNull();
});

test("what comes late does not replace what was wished after it", async () => {
  const store = new ReplayStore(info, table);
  await store.open(null, null);
  let late: () => void = () => {};
  ask.mockImplementationOnce(
    (_, from, to, seat) =>
      new Promise(
        (resolve) =>
          (late = () => resolve(Array.from({ length: to - from + 1 }, (__, place) => position(from + place, seat)))),
      ),
  );
  store.to(60);
  await settle();
  expect([store.index, store.waiting, store.position?.n]).toEqual([60, true, 5]);
  store.to(3);
  await settle();
  late();
  await settle();
  expect([store.index, store.waiting, store.position?.n]).toEqual([3, false, stops[3]!.n]);
});

test("playing shows every stop, with what happens on the way to it, and can be stopped", async () => {
  const store = new ReplayStore(info, table);
  store.stage.lasts = () => 200;
  await store.open(null, null);
  store.toggle();
  await settle();
  expect([store.index, store.position?.n, store.stage.scene?.event.event]).toEqual([1, 5, "line 1"]);
  await vi.advanceTimersByTimeAsync(300);
  expect([store.index, store.position?.n, store.stage.scene]).toEqual([1, stops[1]!.n, null]);
  await vi.advanceTimersByTimeAsync(1_100);
  expect(store.index).toBe(2);
  store.pause();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([store.index, store.playing, store.position?.n]).toEqual([2, false, stops[2]!.n]);
});

test("pressing play twice in a row does not play twice", async () => {
  const store = new ReplayStore(info, table);
  await store.open(null, null);
  store.toggle();
  store.toggle();
  store.toggle();
  expect(store.index, "each press of play goes one stop on at once").toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.index).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.index).toBe(4);
});

test("the log has what is here around the stop, each line once", async () => {
  const store = new ReplayStore(info, table);
  await store.open(null, null);
  store.to(45);
  await settle();
  expect(store.lines.map((line) => line.event.event)).toEqual(
    Array.from({ length: 80 }, (_, place) => `line ${place}`),
  );
  expect(store.told).toEqual([0, 80]);
  store.toEvent(stops[50]!.n - 1);
  await settle();
  expect(store.index).toBe(50);
});

test("a failure is told, and the next wish asks again", async () => {
  const store = new ReplayStore(info, table);
  await store.open(null, null);
  ask.mockRejectedValueOnce(new Error("no answer"));
  store.to(60);
  await settle();
  expect([store.problem, store.waiting]).toEqual(["no answer", false]);
  store.to(60);
  await settle();
  expect([store.problem, store.position?.n]).toEqual(["", stops[60]!.n]);
});
