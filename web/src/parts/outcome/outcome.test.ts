import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import { Count } from "./count.svelte.ts";

beforeEach(() => {
  vi.useFakeTimers();
  [settings.speed, settings.language] = [1, "en"];
});

test("lines come one after the other, and all at once where nothing is to move", () => {
  const count = new Count(3);
  expect([count.shown, count.done]).toEqual([0, false]);
  vi.advanceTimersByTime(800);
  expect(count.shown).toBe(1);
  vi.advanceTimersByTime(8000);
  expect([count.shown, count.done]).toEqual([3, true]);
  settings.speed = 0;
  expect(new Count(3).done).toBe(true);
});
