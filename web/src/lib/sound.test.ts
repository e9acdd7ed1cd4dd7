import { afterEach, expect, test, vi } from "vitest";

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
  state = "running";
  destination = {};
  createOscillator = node;
  createGain = node;
  get currentTime(): number {
    return (FakeAudio.now += 1);
  }
}

afterEach(() => vi.unstubAllGlobals());

test("behind another page nothing is heard but that it is one’s turn", () => {
  vi.stubGlobal("AudioContext", FakeAudio);
  settings.sound = true;
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  play("chime");
  expect(rung).toEqual([]);
  play("turn");
  expect(rung.length).toBeGreaterThan(0);
});
