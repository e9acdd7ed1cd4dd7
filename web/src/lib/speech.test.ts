import { expect, test } from "vitest";

import { speechOf } from "./speech.ts";
import type { GameWords } from "./types.ts";
import { Voice } from "./voice.ts";

/** A small game with everything that a game can say, in German. */
const WORDS: GameWords = {
  title: "Seilerei",
  verbs: {
    pass: [],
    keep: ["card"],
    go: ["space"],
    choose: ["seat"],
    "choose nobody": [],
    "tailwind low": ["number"],
    aim: ["number"],
  },
  nouns: { card: ["tiger", "dog-1-12", "strong-team-blue-gold"], space: ["bay", "p07"], aim: ["-7.5", "0", "3"] },
  fields: {
    "events.kept": { card: "card" },
    "events.sailed": { space: "space" },
    "events.gave": { to: "seat", coins: "number" },
    "prompts.Go": { space: "space" },
    "reasons.not_held": { card: "card" },
    "reasons.not_now": { move: "move", moves: "move", more: "number" },
  },
  secret: { kept: ["card"] },
  routine: [],
  part_of: {},
  windows: {},
  habits: {},
  texts: {
    worth: "{points, plural, one {# Runde} other {# Runden}}",
    events: {
      kept: { says: "{seat} behält {card}.", unseen: "{seat} hat eine Karte gewählt." },
      sailed: "{seat} segelt {space:to}.",
      gave: "{seat} gibt {to} {coins, plural, one {eine Münze} other {# Münzen}}.",
    },
    prompts: { Choose: "behalte eine Karte und gib den Rest weiter", Row: "rudere" },
    waiting: {
      Choose: "{seats} {asked, plural, one {behält} other {behalten}} eine Karte",
      Go: "{space:to} will {seats}",
    },
    reasons: { not_held: "Diese Karte hast du nicht: {card:label}." },
    verbs: {
      pass: "Passen",
      keep: "{noun:label} behalten|Behalten",
      go: "{noun:to} gehen|Gehen|irgendwohin gehen",
      choose: "{noun} wählen",
      aim: "{noun} zielen",
    },
    nouns: {
      card: {
        tiger: "Tiger|den Tiger",
        "dog-{a}-{b}": "Hund {a}/{b}|den Hund {a}/{b}",
        "strong-team-{c}-{d}": "Team {c} ({d})",
      },
      space: {
        bay: "Floßbucht|die Floßbucht|in die Floßbucht",
        "{space}": "{space:upper}|{space:upper}|nach {space:upper}",
      },
      aim: { 0: "Geradeaus|geradeaus", "-{degrees}": "{degrees}° nach links", "{degrees}": "{degrees}° nach rechts" },
      word: { blue: "Blau", gold: "Gold" },
    },
    tally: { "cards-{n}": "Karten mit {n} Gold", money: "Geld" },
    keys: { pack: "Stapel", "your.pack": "Deine Karten" },
    about: { "dog-{a}-{b}": "{a, plural, one {Eine Pfote} other {# Pfoten}}.", max: "Das Höchste." },
    cards: { r01: { text: "Ein Brief." } },
    options: { fog: { name: "Nebel", help: "Niemand sieht weit.", values: { thick: "dicht" } } },
  },
  common: {
    and: " und ",
    events: { undone: "Züge wurden zurückgenommen." },
    prompts: { over: "das Spiel ist vorbei" },
    reasons: { not_now: "„{move}“ geht jetzt nicht. Möglich: {moves}{more, plural, =0 {} other { und # weitere}}." },
  },
  chart: null,
  schema: { form: "any" },
};
const NAMES = ["Anna", "Ben", "Cleo"];
const voice = new Voice(WORDS, "de", (number) => `Platz ${number}`);

test("an event is told by whoever may read it, with the right plural", () => {
  expect(voice.sentence({ n: 1, event: "kept", seat: 0, card: "dog-1-12" }, NAMES)).toBe("Anna behält den Hund 1/12.");
  expect(voice.sentence({ n: 1, event: "kept", seat: 1 }, NAMES)).toBe("Ben hat eine Karte gewählt.");
  expect(voice.sentence({ n: 1, event: "gave", seat: 0, to: 1, coins: 1 }, NAMES)).toBe("Anna gibt Ben eine Münze.");
  expect(voice.sentence({ n: 1, event: "gave", seat: 0, to: 1, coins: 2 }, NAMES)).toBe("Anna gibt Ben 2 Münzen.");
  expect(voice.sentence({ n: 1, event: "undone", to: 3 }, NAMES)).toBe("Züge wurden zurückgenommen.");
  expect(voice.sentence({ n: 1, event: "sailed", seat: 0, space: "bay" }, NAMES)).toBe("Anna segelt in die Floßbucht.");
});

test("a prompt is told of those who are asked, whatever they are called, and orders nobody else about", () => {
  expect(voice.prompt({ prompt: "Choose", seats: [0, 2] }, ["Ben: and-Co {x}", "", "Anna"])).toBe(
    "Ben: and-Co {x} und Anna behalten eine Karte",
  );
  expect(voice.prompt({ prompt: "Choose", seats: [0, 1, 2] }, NAMES)).toBe("Anna, Ben und Cleo behalten eine Karte");
  expect(voice.prompt({ prompt: "Go", seats: [1], space: "bay" }, NAMES)).toBe("In die Floßbucht will Ben");
  expect(voice.prompt({ prompt: "Row", seats: [1] }, NAMES)).toBe("Ben: rudere");
  const question = "behalte eine Karte und gib den Rest weiter";
  expect(voice.question({ prompt: "Choose", seats: [0] }, NAMES)).toBe(question);
  expect(voice.prompt({ prompt: "over", seats: [] }, NAMES)).toBe("Das Spiel ist vorbei");
});

test("a reason cites its § and calls moves as the buttons do", () => {
  expect(voice.reason({ reason: "not_held", section: "4.2", card: "tiger" }, NAMES)).toBe(
    "Diese Karte hast du nicht: Tiger (§4.2).",
  );
  const told = { reason: "not_now", section: "4.2", move: "keep tiger", moves: ["pass", "go bay"], more: 3 };
  expect(voice.reason(told, NAMES)).toBe(
    "„Tiger behalten“ geht jetzt nicht. Möglich: Passen · In die Floßbucht gehen und 3 weitere (§4.2).",
  );
  expect(voice.reason({ ...told, more: 0 }, NAMES)).toContain("In die Floßbucht gehen (§4.2).");
});

test("moves are told apart by the verbs of the game", () => {
  expect(voice.split("tailwind low 3")).toEqual({ verb: "tailwind low", noun: "3", kind: "number" });
  expect(voice.split("choose nobody").noun).toBe("");
  expect([voice.move("choose seat-2", NAMES), voice.move("choose seat-2")]).toEqual(["Ben wählen", "Platz 2 wählen"]);
  expect([voice.move("go p07"), voice.verb("keep"), voice.object("go p07")]).toEqual([
    "Nach P07 gehen",
    "Behalten",
    "P07",
  ]);
  expect([voice.noun("strong-team-blue-gold"), voice.noun("-4.5")]).toEqual(["Team Blau (Gold)", "−4.5"]);
});

test("keys, options, cards and lines of the count have words", () => {
  expect([voice.key("pack"), voice.key("pack", "your"), voice.key("clues_left")]).toEqual([
    "Stapel",
    "Deine Karten",
    "Clues left",
  ]);
  expect([voice.option("fog"), voice.optionValue("fog", "thick"), voice.optionValue("fog", 7)]).toEqual([
    "Nebel",
    "Dicht",
    "7",
  ]);
  expect([voice.tally("cards-4"), voice.tally("money"), voice.tally("tiger")]).toEqual([
    "Karten mit 4 Gold",
    "Geld",
    "Tiger",
  ]);
  expect([voice.text("r01.text"), voice.text("A plain text. Really.")]).toEqual([
    "Ein Brief.",
    "A plain text. Really.",
  ]);
  expect([voice.about("dog-1-12"), voice.about("MAX"), voice.about("rope")]).toEqual([
    "Eine Pfote.",
    "Das Höchste.",
    "",
  ]);
});

test("before its words are loaded a game speaks by its names", () => {
  const speech = speechOf("");
  expect(speech.move("keep blue-7")).toBe("Keep blue 7");
  expect(speech.key("clues_left")).toBe("Clues left");
  expect(speech.prompt({ prompt: "KeepOrSink", seats: [] }, [])).toBe("Keep or sink");
});

test("a refusal says in few words what can be done, however many moves there are", () => {
  const voice = new Voice(WORDS, "de", String);
  const refused = { reason: "not_now", move: "pass", moves: ["go bay"], more: 103, section: "2" };
  const spaces = ["go bay", "go p07", "go p08"];
  expect(voice.reason(refused, NAMES, spaces)).toBe("„Passen“ geht jetzt nicht. Möglich: irgendwohin gehen (§2).");
  expect(voice.possible(["keep tiger", ...spaces, "pass"], NAMES)).toBe("Tiger behalten · irgendwohin gehen · Passen");
  const three = ["keep tiger", "keep dog-1-12", "keep strong-team-blue-gold"];
  expect(voice.possible(three, NAMES), "without words of its own the heading will do").toBe("Behalten …");
});

test("what a game is played for is told with its numbers as the language writes them", () => {
  const voice = new Voice(WORDS, "de", String);
  expect([0.06, 1, 1.84, 12.6].map((points) => voice.worth(points))).toEqual([
    "0,1 Runden",
    "1 Runde",
    "1,8 Runden",
    "13 Runden",
  ]);
  const silent = new Voice({ ...WORDS, texts: {}, common: { worth: "{points} points" } }, "en", String);
  expect(silent.worth(1.84)).toBe("1.8 points");
});

test("a number is said by the table that is called like its verb, if there is one", () => {
  expect(["aim -7.5", "aim 0", "aim 3"].map((text) => voice.move(text))).toEqual([
    "7,5° nach links zielen",
    "Geradeaus zielen",
    "3° nach rechts zielen",
  ]);
  expect([voice.object("aim -7.5"), voice.object("tailwind low 3")]).toEqual(["7,5° nach links", "3"]);
});
