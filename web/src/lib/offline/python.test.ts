import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Answered, Asked } from "./python.svelte.ts";

/** A worker that does what a test says. */
class FakeWorker {
  static all: FakeWorker[] = [];
  asked: Asked[] = [];
  isOver = false;
  onmessage: (event: { data: Answered }) => void = () => {};
  onerror: (event: { message: string }) => void = () => {};
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isOver = true;
  }
  say(data: Answered): void {
    this.onmessage({ data });
  }
  answer(answer: string): void {
    const last = this.asked.at(-1) as Extract<Asked, { kind: "call" }>;
    this.say({ kind: "answer", id: last.id, answer });
  }
}

/** What happens when a lock is let go of. */
let freed: (() => void)[] = [];
const last = (): FakeWorker => FakeWorker.all.at(-1)!;
const load = (): Promise<typeof import("./python.svelte.ts")> => import("./python.svelte.ts");
const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, "warn").mockImplementation(() => {});
  FakeWorker.all = [];
  freed = [];
  vi.stubGlobal("Worker", FakeWorker);
  const files = { "python/1/python.wasm.gz": 5, "rules.zip": 2 };
  vi.stubGlobal("fetch", async () => Response.json({ version: "1", python: "python/1/", rules: "rules.zip", files }));
  vi.stubGlobal("navigator", {
    onLine: true,
    languages: ["en"],
    locks: { request: (_: string, act: () => void) => void freed.push(act) },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("what does not come is fetched again, and whoever waits sees that", async () => {
  const { call, loading } = await load();
  const answer = call("think", 3);
  await settle();
  expect([last().asked[0]!.kind, loading.now, loading.isAgain]).toEqual(["load", { done: 0, all: 7 }, false]);
  last().say({ kind: "came", bytes: 5 });
  expect(loading.now).toEqual({ done: 5, all: 7 });
  last().say({ kind: "failed", message: "Failed to fetch" });
  await settle();
  expect([last().isOver, loading.now, loading.isAgain]).toEqual([true, null, true]);
  await vi.advanceTimersByTimeAsync(500);
  expect(FakeWorker.all).toHaveLength(2);
  last().onerror({ message: "" });
  await vi.advanceTimersByTimeAsync(1_000);
  last().say({ kind: "ready" });
  await settle();
  last().answer("null");
  expect([await answer, loading.isAgain]).toEqual(["null", false]);
});

test("whoever keeps silent while loading is given up, but not after that", async () => {
  const { call } = await load();
  const answer = call("think", 3);
  await vi.advanceTimersByTimeAsync(80_000);
  last().say({ kind: "came", bytes: 1 });
  await vi.advanceTimersByTimeAsync(80_000);
  expect(FakeWorker.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect([FakeWorker.all[0]!.isOver, FakeWorker.all.length]).toEqual([true, 2]);
  last().say({ kind: "ready" });
  await vi.advanceTimersByTimeAsync(1_000_000);
  last().answer("null");
  expect(await answer).toBe("null");
});

test("after some tries it is said that there is no connection, and the next time it is tried anew", async () => {
  const { call } = await load();
  const told = call("think", 3).catch((error: Error) => error.message);
  for (let tries = 0; tries < 5; tries += 1) {
    await settle();
    last().say({ kind: "failed", message: "Failed to fetch" });
    await vi.advanceTimersByTimeAsync(4_000);
  }
  expect(await told).toContain("could not be fetched");
  expect(FakeWorker.all).toHaveLength(5);
  void call("think", 3);
  await settle();
  expect(FakeWorker.all).toHaveLength(6);
});

test("one that dies is told of by its lock, and the next one is another", async () => {
  const { call, Died } = await load();
  const lost = call("think", 3).catch((error: unknown) => error);
  await settle();
  last().say({ kind: "lives" });
  last().say({ kind: "ready" });
  await settle();
  freed[0]!();
  expect(await lost).toBeInstanceOf(Died);
  const answer = call("think", 3);
  await settle();
  expect(FakeWorker.all).toHaveLength(2);
  last().say({ kind: "ready" });
  await settle();
  last().answer("null");
  expect(await answer).toBe("null");
});

test("whoever cancels waits no longer, and nothing is tried again", async () => {
  const { call, giveUp, loading } = await load();
  const told = call("think", 3).catch(() => "cancelled");
  await settle();
  giveUp();
  expect(await told).toBe("cancelled");
  await vi.advanceTimersByTimeAsync(10_000);
  expect([FakeWorker.all.length, FakeWorker.all[0]!.isOver, loading.now]).toEqual([1, true, null]);
});
