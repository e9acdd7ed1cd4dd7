import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, position as plain } from "../testing.ts";
import { settings } from "./settings.svelte.ts";
import { Stage } from "./stage.svelte.ts";
import type { Position } from "./types.ts";

const position = (n: number, events: string[] = []): Position => {
  const told = events.map((event, place) => ({ n: n - events.length + place, event }));
  return plain(n, { since: n - events.length, faces: [face({ view: { n }, moves: [], events: told })] });
};
const settle = async (ms: number): Promise<void> => void (await vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 1;
});
afterEach(() => vi.useRealTimers());

test("events are played against the old view, one after the other, then the new view is shown", async () => {
  const stage = new Stage();
  stage.lasts = (event) => (event.event === "still" ? 0 : 100);
  stage.cut(position(1));
  stage.play(position(4, ["drove", "still", "raised"]));
  expect(stage.scene?.event.event).toBe("drove");
  expect(stage.shown?.n).toBe(1);
  await settle(100);
  expect(stage.scene?.event.event).toBe("raised");
  expect(stage.scene?.past.map((event) => event.event)).toEqual(["drove", "still"]);
  await settle(100);
  expect([stage.scene, stage.shown?.n, stage.busy]).toEqual([null, 4, false]);
});

test("with animation off a position is shown at once", () => {
  settings.speed = 0;
  const stage = new Stage();
  stage.lasts = () => 1000;
  stage.cut(position(1));
  stage.play(position(2, ["drove"]));
  expect([stage.shown?.n, stage.busy], "a page is not drawn twice for one position").toEqual([2, false]);
});

test("skipping shows the newest position and nothing old comes after it", async () => {
  const stage = new Stage();
  stage.lasts = () => 1000;
  stage.cut(position(1));
  stage.play(position(2, ["a"]));
  stage.play(position(3, ["b"]));
  stage.skip();
  await settle(0);
  expect([stage.shown?.n, stage.scene, stage.busy]).toEqual([3, null, false]);
  stage.play(position(4, ["c"]));
  expect(stage.scene?.event.event).toBe("c");
  stage.skip();
  await settle(0);
  expect(stage.shown?.n).toBe(4);
});

test("skipping skips all that is told on the way to a position, not its first event only", async () => {
  const stage = new Stage();
  stage.lasts = () => 1000;
  stage.cut(position(1));
  stage.play(position(4, ["a", "b", "c"]));
  stage.skip();
  await settle(0);
  expect([stage.shown?.n, stage.scene, stage.busy]).toEqual([4, null, false]);
});

test("a stage that is far behind hurries", async () => {
  const stage = new Stage();
  stage.lasts = () => 400;
  stage.cut(position(1));
  for (const n of [2, 3, 4, 5, 6]) stage.play(position(n, ["a"]));
  expect(stage.scene?.ms).toBe(400);
  await settle(400);
  expect([stage.shown?.n, stage.scene?.ms]).toEqual([2, 200]);
});

test("what was seen before is not played again", async () => {
  const stage = new Stage();
  const heard: number[] = [];
  stage.heard = (event) => heard.push(event.n);
  stage.cut(position(3));
  stage.play(position(4, ["a", "b", "c"]));
  await settle(0);
  expect(heard).toEqual([3]);
});

test("whoever watches can stop, look at one thing after the other, and go on at their own pace", async () => {
  const stage = new Stage();
  stage.lasts = () => 100;
  stage.cut(position(1));
  stage.toggle();
  for (const n of [2, 3, 4, 5, 6]) stage.play(position(n, ["drove"]));
  await settle(1000);
  expect([stage.shown?.n, stage.behind, stage.busy]).toEqual([1, 5, false]);
  stage.step();
  await settle(100);
  expect([stage.shown?.n, stage.behind, stage.busy], "one, and then it waits again").toEqual([2, 4, false]);
  stage.step();
  expect(stage.scene?.event.event).toBe("drove");
  stage.step();
  await settle(0);
  expect([stage.shown?.n, stage.scene], "a second step ends what is being told").toEqual([3, null]);
  stage.toggle();
  await settle(100);
  expect([stage.shown?.n, stage.busy], "far behind, but nobody hurries").toEqual([4, true]);
  await settle(900);
  expect(stage.scene?.event.event).toBe("drove");
  stage.goLive();
  await settle(0);
  expect([stage.shown?.n, stage.behind, stage.paused, stage.tempo]).toEqual([6, 0, false, 0]);
});

test("what must be read is not hurried, and whoever has read it goes on", async () => {
  const stage = new Stage();
  stage.lasts = () => 400;
  stage.reads = (event) => event.event === "letter";
  stage.cut(position(1));
  stage.play(position(2, ["a"]));
  stage.play(position(3, ["letter"]));
  for (const n of [4, 5, 6, 7]) stage.play(position(n, ["a"]));
  stage.next();
  await settle(0);
  expect([stage.scene?.event.event, stage.scene?.ms]).toEqual(["letter", 400]);
  stage.next();
  await settle(0);
  expect([stage.shown?.n, stage.scene?.event.event, stage.scene?.ms]).toEqual([3, "a", 200]);
  stage.skip();
});

test("what is held stays until the person goes on, unless nothing is animated", async () => {
  const stage = new Stage();
  stage.lasts = () => 400;
  stage.holds = (event) => event.event === "letter";
  stage.cut(position(1));
  stage.play(position(3, ["letter", "a"]));
  await settle(60_000);
  expect([stage.scene?.event.event, stage.scene?.held, stage.busy]).toEqual(["letter", true, true]);
  stage.next();
  await settle(0);
  expect([stage.scene?.event.event, stage.scene?.held]).toEqual(["a", false]);
  await settle(400);
  expect([stage.scene, stage.shown?.n]).toEqual([null, 3]);
  settings.speed = 0;
  stage.play(position(4, ["letter"]));
  await settle(0);
  expect(stage.shown?.n).toBe(4);
});
