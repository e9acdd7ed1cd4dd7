import { beforeEach, expect, test, vi } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import { Count } from "./count.svelte.ts";
import { lineText } from "./lines.ts";

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

test("a line is told in the language of the person, one that nobody knows as the game tells it", () => {
  const words = { aim: "", lines: [] };
  const guide = {
    en: { ...words, tally: { "cards of {n} gold": "Cards worth {n} gold" } },
    de: { ...words, tally: { "cards of {n} gold": "Karten zu {n} Gold" } },
  };
  expect(lineText("cards of 4 gold", guide)).toBe("Cards worth 4 gold");
  expect(lineText("odd beads", guide)).toBe("Odd beads");
  expect(lineText("odd beads", undefined)).toBe("Odd beads");
  settings.language = "de";
  expect(lineText("cards of 4 gold", guide)).toBe("Karten zu 4 Gold");
  expect(lineText("points", undefined)).toBe("Punkte");
});
