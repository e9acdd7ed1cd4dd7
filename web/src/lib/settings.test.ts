import { expect, test } from "vitest";

import { COLOURS } from "./colours.ts";
import { settings, settingsOf, wear } from "./settings.svelte.ts";

test("what was kept is read again", () => {
  const chosen = {
    language: "de",
    theme: "contrast",
    palette: "redgreen",
    speed: 0.5,
    sound: false,
    larger: true,
    confirm: true,
    everyQuestion: true,
    warnings: false,
    unasked: ["salvage/dive"],
    notify: true,
    offered: true,
    coordinates: false,
  };
  expect(settingsOf(JSON.stringify(chosen))).toEqual(chosen);
});

test.each([
  null,
  "",
  "null",
  "[]",
  "{",
  '"text"',
  '{"language":"xx","theme":"__proto__","palette":7,"speed":"fast","sound":"yes","unasked":[1],"other":true}',
])("from %s come settings that work", (kept) => {
  expect(settingsOf(kept)).toEqual(settingsOf(null));
});

test("the palette gives every board the same colours for its seats", () => {
  const worn = (): string[] =>
    [0, 1, 2, 3, 4, 5].map((seat) => document.documentElement.style.getPropertyValue(`--seat-${seat}`));
  const before = settings.palette;
  for (const palette of ["full", "redgreen", "blueyellow"] as const) {
    settings.palette = palette;
    wear();
    expect(worn()).toEqual(COLOURS[palette]);
  }
  settings.palette = before;
  wear();
});
