import { expect, test } from "vitest";

import type { GameWords, Texts } from "./types.ts";
import { plainWords, typedIn, understood } from "./understand.ts";
import { Voice } from "./voice.ts";

const EN: Texts = {
  verbs: {
    play: "Play “{noun}”|Play",
    drive: "Drive to {noun}|Drive to",
    raise: "Raise the treasure of the {noun}|Raise",
    attack: "Attack {noun}|Attack",
    end: "End your turn",
    pass: "Pass",
  },
  nouns: {
    clue: { "in-lake": "in a lake", "not-in-lake": "not in a lake", "next-to-palm": "next to a palm" },
    map: { grey: "grey map", white: "white map" },
    space: { "{space}": "{space:upper}" },
  },
};
const DE: Texts = {
  verbs: {
    play: "Hinweis „{noun}“ spielen|Hinweis spielen",
    drive: "Nach {noun} fahren|Fahren nach",
    raise: "Schatz heben ({noun:label})|Schatz heben",
    attack: "{noun} angreifen|Angreifen",
    end: "Zug beenden",
    pass: "Verzichten",
  },
  nouns: {
    clue: { "in-lake": "in einem See", "not-in-lake": "nicht in einem See", "next-to-palm": "neben einer Palme" },
    map: { grey: "graue Karte", white: "weiße Karte" },
    space: { "{space}": "{space:upper}" },
  },
};
const words = (texts: Texts): GameWords =>
  ({
    verbs: { play: ["clue"], drive: ["space"], raise: ["map"], attack: ["seat"], end: [], pass: [] },
    nouns: {
      clue: ["in-lake", "not-in-lake", "next-to-palm"],
      map: ["grey map", "white map"],
      space: ["e5", "e15", "f5"],
    },
    fields: {},
    texts,
    common: {},
  }) as unknown as GameWords;
const NAMES = ["Ada", "Zoë"];
const LEGAL = ["drive f5", "play in-lake", "end"];

test("capitals, accents and signs do not matter", () => {
  expect(plainWords("Über die WEISSE Karte, „bitte“!")).toEqual(["uber", "die", "weisse", "karte", "bitte"]);
  expect(plainWords("Fund\u00adort weiß")).toEqual(["fundort", "weiss"]);
  expect(plainWords("Połóż ŻÓŁTĄ")).toEqual(["poloz", "zolta"]);
});

test.each([
  ["E5", "e5"],
  ["why can't I drive to e5?", "drive e5"],
  ["F5", "drive f5"],
  ["go f5", "drive f5"],
  ["lake", "play in-lake"],
  ["NOT in a lake", "not-in-lake"],
  ["palm", "next-to-palm"],
  ["pallm", "next-to-palm"],
  ["grey", "grey"],
  ["the gray map", "grey"],
  ["raise white", "raise white"],
  ["whit", "white"],
  ["fight zoe", "attack seat-2"],
  ["zoe", "seat-2"],
  ["finish", "end"],
  ["skip", "pass"],
  ["bananas", ""],
  ["", ""],
])("in English %o means %o", async (typed, meant) => {
  expect(understood(typed, await typedIn("en"), new Voice(words(EN), "en", String), NAMES, LEGAL)).toBe(meant);
});

test.each([
  ["nach e5 fahren", "drive e5"],
  ["geh nach e5", "drive e5"],
  ["e5", "e5"],
  ["WEISSE karte", "white"],
  ["schatz der grauen heben", "raise grey"],
  ["palme", "next-to-palm"],
  ["See", "play in-lake"],
  ["nicht in einem see", "not-in-lake"],
  ["Zoë", "seat-2"],
  ["fertig", "end"],
  ["passen", "pass"],
])("auf Deutsch %o means %o", async (typed, meant) => {
  expect(understood(typed, await typedIn("de"), new Voice(words(DE), "de", String), NAMES, LEGAL)).toBe(meant);
});
