import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte.ts";
import { play } from "./sound.ts";

const rung: number[] = [];
const node = (): Record<string, unknown> => ({
  connect: (next: unknown) => next,
  start: (at: number) => rung.push(at),
  stop: () => {},
  frequency: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
  gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
});

class FakeAudio {
  static now = 0;
  static rests = 0;
  state = "running";
  destination = {};
  createOscillator = node;
  createGain = node;
  suspend(): Promise<void> {
    this.state = "suspended";
    FakeAudio.rests += 1;
    return Promise.resolve();
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  get currentTime(): number {
    return (FakeAudio.now += 1);
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("behind another page nothing is heard but that it is one’s turn", () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.sound = true;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  play("chime");
  expect(rung).toEqual([]);
  play("turn");
  expect(rung.length).toBeGreaterThan(0);
});

test("when nothing is to be heard any more, the audio rests until the next sound", () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.sound = true;
  const before = FakeAudio.rests;
  play("turn");
  vi.advanceTimersByTime(3_000);
  play("turn");
  vi.advanceTimersByTime(3_000);
  expect(FakeAudio.rests).toBe(before);
  vi.advanceTimersByTime(3_000);
  expect(FakeAudio.rests).toBe(before + 1);
});
