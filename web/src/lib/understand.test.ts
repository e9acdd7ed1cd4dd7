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

const HUNT: Texts = {
  verbs: {
    keep: "Keep {noun}|Keep",
    play: "Play {noun}|Play",
    use: "Use {noun}|Use",
    pass: "Pass",
    done: "Use no more scrolls",
  },
  nouns: { card: { "dog-{paws}-{rank}": "Dog {paws}/{rank}", "blue-{n}": "Blue {n}" }, treasure: { craze: "Craze" } },
};
const HUNT_WORDS = {
  verbs: { keep: ["card"], play: ["card"], use: ["treasure"], pass: [], done: [] },
  nouns: { card: ["dog-1-12", "dog-1-10", "dog-3-2", "blue-2", "blue-9"], treasure: ["craze"] },
  fields: {},
  texts: HUNT,
  common: {},
} as unknown as GameWords;

test.each([
  ["why can I not keep two cards?", ""],
  ["why not the scroll now", ""],
  ["why not the dog", "dog-3-2"],
  ["keep blue", ""],
  ["keep blue 9", "keep blue-9"],
  ["keep the dog", ""],
  ["use no more scrolls", "done"],
  ["pass", "pass"],
  ["blue 9", "keep blue-9"],
])("of many that fit %o means what it names alone, or what is seen: %o", async (typed, meant) => {
  const speech = new Voice(HUNT_WORDS, "en", String);
  const legal = ["keep blue-2", "keep blue-9", "keep dog-1-12", "keep dog-1-10"];
  expect(understood(typed, await typedIn("en"), speech, NAMES, legal, ["dog-3-2"])).toBe(meant);
});
