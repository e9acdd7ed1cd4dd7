import { expect, test } from "vitest";

import { lights, lit, nounOf, speaksOf, thing } from "./things.svelte.ts";
import { Voice } from "./voice.ts";
import type { GameWords } from "./types.ts";

test("a thing has one name wherever it is shown, and moves know it by its noun", () => {
  expect([thing("space", "e5"), thing("map", "grey map"), thing("map", "grey"), thing("seat", 0)]).toEqual([
    "space:e5",
    "map:grey",
    "map:grey",
    "seat:0",
  ]);
  expect(["space:e5", "map:grey", "seat:0", "part:old_scrolls"].map(nounOf)).toEqual([
    "e5",
    "grey",
    "seat-1",
    "old scrolls",
  ]);
});

test("events, moves and reasons tell what they speak of", () => {
  const words = {
    verbs: { end: [], on: ["map"], attack: ["seat"], rose: ["number"] },
    nouns: { map: ["grey map"], clue: ["in-lake"], space: ["e5"] },
    fields: {
      "events.played": { clue: "clue", map: "map", sites: "number", other: "seat" },
      "reasons.not_now": { move: "move", moves: "move" },
      "reasons.nothing_now": { noun: "noun" },
    },
  } as unknown as GameWords;
  const voice = new Voice(words, "en", String);
  const event = { n: 3, event: "played", seat: 1, clue: "in-lake", map: "grey map", sites: 4, other: 2 };
  expect(voice.things(event)).toEqual(["clue:in-lake", "map:grey", "seat:2", "seat:1"]);
  expect(voice.things({ n: 3, event: "played", seat: 1, map: "grey map" })).toEqual(["map:grey", "seat:1"]);
  expect(["end", "on grey", "attack seat-2", "rose 3"].map((move) => voice.thingsIn(move))).toEqual([
    [],
    ["map:grey"],
    ["seat:1"],
    [],
  ]);
  expect(voice.things({ reason: "not_now", move: "on grey", moves: ["attack seat-2"] })).toEqual(["map:grey"]);
  expect(voice.things({ reason: "nothing_now", noun: "grey" })).toEqual(["map:grey"]);
  expect([voice.mark("e5"), voice.mark("nowhere"), voice.mark("e5", "space")]).toEqual([
    "space:e5",
    undefined,
    "space:e5",
  ]);
});

test("a line under the pointer or the focus lights what it speaks of, and nothing else", async () => {
  document.body.innerHTML = `<p></p><b data-thing="space:e5"></b><b data-thing="space:e6 seat:1"></b>`;
  const line = document.querySelector("p")!;
  const shown = (): (string | null)[] => {
    const stop = lights(document.body);
    const found = [...document.querySelectorAll("[data-lit]")].map((each) => each.getAttribute("data-thing"));
    stop?.();
    return found;
  };
  const leave = speaksOf(() => ["seat:1", "map:grey"])(line);
  expect(shown()).toEqual([]);
  line.dispatchEvent(new Event("pointerenter"));
  expect(shown()).toEqual(["space:e6 seat:1"]);
  line.dispatchEvent(new Event("pointerleave"));
  await Promise.resolve();
  expect(shown()).toEqual([]);
  line.dispatchEvent(new Event("focusin"));
  expect([lit.has("map:grey"), shown().length]).toEqual([true, 1]);
  leave?.();
  await Promise.resolve();
  expect(lit.has("map:grey")).toBe(false);
});
