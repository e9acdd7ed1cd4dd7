import { expect, test } from "vitest";

import { gapsOf } from "./phrases.ts";
import { settings } from "./settings.svelte.ts";
import { loadSpeech, speechOf } from "./speech.ts";
import { Voice } from "./voice.ts";
import type { Texts, Words } from "./voice.ts";

const words = import.meta.glob<Words>("../generated/words/*.json", { eager: true, import: "default" });
const texts = import.meta.glob<Texts>("../texts/games/*/*.json", { eager: true, import: "default" });
const games = Object.entries(words).map(([path, all]) => [path.replace(/.*\/(\w+)\.json$/, "$1"), all] as const);
const german = (game: string): Texts => texts[`../texts/games/de/${game}.json`]!;
/** A line that fits a small card. */
const SHORT = 90;
const sorted = (template: string): string[] => [...new Set(gapsOf(template))].sort();

test.each(games)("German has every event of %s, with the same gaps", (game, all) => {
  expect(Object.keys(german(game).events!).sort()).toEqual(Object.keys(all.events).sort());
  for (const [name, event] of Object.entries(all.events)) {
    const said = german(game).events![name]!;
    expect(sorted(said.says), name).toEqual(sorted(event.says));
    expect(sorted(said.unseen ?? ""), name).toEqual(sorted(event.unseen ?? ""));
    expect(said.unseen === undefined, name).toBe(event.unseen === undefined);
  }
});

test.each(games)("German has every verb of %s, and every noun", (game, all) => {
  expect(Object.keys(german(game).verbs!).sort()).toEqual(Object.keys(all.verbs).sort());
  for (const [verb, kinds] of Object.entries(all.verbs))
    expect(sorted(german(game).verbs![verb]!), verb).toEqual(kinds.length ? ["noun"] : []);
  const voice = new Voice(all, { nouns: german(game).nouns }, {}, { seat: String, and: "" });
  const bare = new Voice(all, {}, {}, { seat: String, and: "" });
  for (const [table, names] of Object.entries(all.nouns)) {
    const own = german(game).nouns![table] ?? {};
    for (const name of names) {
      if (/^-?[\d.]+$/.test(name)) continue;
      const isKnown =
        name in own ||
        (Object.keys(own).some((pattern) => pattern.includes("{")) &&
          (voice.noun(name, table) !== bare.noun(name, table) || `{${table}}` in own));
      expect(isKnown, `${table} ${name}`).toBe(true);
    }
  }
});

test.each(games)("German has every option of %s and its words", (game, all) => {
  expect(Object.keys(german(game).options!).sort()).toEqual(Object.keys(all.options).sort());
  for (const [name, option] of Object.entries(all.options)) {
    const said = german(game).options![name]!;
    expect(said.name && said.help, name).toBeTruthy();
    for (const value of option.values)
      if (!/^\d+$/.test(value)) expect(said.values?.[value], `${name} ${value}`).toBeTruthy();
  }
});

test("what a language says beyond the words of a game stands for nothing", () => {
  for (const [game, all] of games) {
    for (const language of ["en", "de"]) {
      const said = texts[`../texts/games/${language}/${game}.json`] ?? {};
      for (const part of ["events", "verbs", "options"] as const) {
        for (const key of Object.keys(said[part] ?? {}))
          expect(Object.keys(all[part]), `${language} ${game} ${part}`).toContain(key);
      }
      for (const table of Object.keys(said.nouns ?? {}))
        expect([...Object.keys(all.nouns), "word"], `${language} ${game}`).toContain(table);
    }
  }
});

test.each(games)("what things of %s are for is told in every language, in one short line", (game) => {
  const told = ["en", "de"].map((language) => texts[`../texts/games/${language}/${game}.json`]?.about ?? {});
  expect(Object.keys(told[0]!).sort()).toEqual(Object.keys(told[1]!).sort());
  for (const [name, line] of told.flatMap((all) => Object.entries(all))) {
    expect(line.length, line).toBeLessThanOrEqual(SHORT);
    for (const gap of gapsOf(line)) expect(gapsOf(name), line).toContain(gap);
  }
});

test("phrases leave no gap that their English does not fill", () => {
  for (const [path, said] of Object.entries(texts)) {
    for (const kind of ["prompts", "reasons"] as const) {
      for (const [english, other] of Object.entries(said[kind] ?? {})) {
        for (const gap of gapsOf(other)) expect(gapsOf(english), `${path}: ${english}`).toContain(gap);
      }
    }
  }
});

test("before its words are loaded a game speaks the server's English", () => {
  const speech = speechOf("nowhere");
  expect(speech.sentence({ n: 1, event: "kept", seat: 0 }, "Anna keeps blue-7.")).toBe("Anna keeps blue-7.");
  expect(speech.move("keep blue-7")).toBe("Keep blue 7");
  expect(speech.key("clues_left")).toBe("Clues left");
});

test("a game speaks German, with names that it reads off the English", async () => {
  settings.language = "de";
  await loadSpeech("treasure_hunter");
  const speech = speechOf("treasure_hunter");
  expect(speech.sentence({ n: 1, event: "kept", seat: 0, card: "dog-1-12" }, "Anna B. keeps dog-1-12.")).toBe(
    "Anna B. behält den Hund 1/12.",
  );
  expect(speech.sentence({ n: 1, event: "kept", seat: 0 }, "Anna B. has chosen a card.")).toBe(
    "Anna B. hat eine Karte gewählt.",
  );
  expect(speech.sentence({ n: 1, event: "kept", seat: 1, card: "blue-7" }, "", ["Anna", "Ben"])).toBe(
    "Ben behält Blau 7.",
  );
  expect(speech.sentence({ n: 1, event: "undone", to: 3 }, "Moves were taken back.")).toBe(
    "Züge wurden zurückgenommen.",
  );
  expect(speech.prompt("Anna and Ben: keep a card and pass on the rest")).toBe(
    "Anna und Ben: behalte eine Karte und gib den Rest weiter",
  );
  expect(speech.prompt("Ben and Co and Anna: keep a card and pass on the rest", ["Ben and Co", "Anna"])).toBe(
    "Ben and Co und Anna: behalte eine Karte und gib den Rest weiter",
  );
  expect(speech.prompt("An: na: Lava Cave: play an action card or pass")).toBe(
    "An: na: Lavahöhle: spiel eine Aktionskarte oder passe",
  );
  expect(speech.prompt("the game is over")).toBe("Das Spiel ist vorbei");
  expect(speech.reason("You do not hold tiger (§4.2).")).toBe("Diese Karte hast du nicht: Tiger (§4.2).");
  expect(speech.reason("'keep tiger' cannot be done now; you may 'pass', 'play dragon' and 3 more (§4.2).")).toBe(
    "„Tiger behalten“ geht jetzt nicht. Möglich: Passen, Drache spielen und 3 weitere Züge (§4.2).",
  );
  expect(speech.reason("Something new.")).toBe("Something new.");
  expect(speech.move("keep strong")).toBe("Strong behalten");
  expect(speech.noun("strong-team-blue-gold")).toBe("Starkes Team Blau (Gold)");
  expect(speech.verb("keep")).toBe("Behalten");
  expect(speech.title).toBe("Treasure Hunter");
});

test("options read in the person's language, and in the server's English where a text is missing", async () => {
  settings.language = "de";
  await loadSpeech("tobago");
  const german = speechOf("tobago");
  expect([
    german.option("curses"),
    german.optionValue("after_curse", "warded"),
    german.optionValue("island", 7),
  ]).toEqual(["Flüche", "Nur Geschützte", "7"]);
  settings.language = "en";
  await loadSpeech("tobago");
  const english = speechOf("tobago");
  expect([english.option("late_parking"), english.optionValue("after_curse", "shared")]).toEqual([
    "Late parking",
    "Shared",
  ]);
  expect(english.optionHelp("late_parking")).not.toBe("");
});

test("where one goes has a preposition of its own", async () => {
  settings.language = "de";
  await loadSpeech("allwatyawant");
  const speech = speechOf("allwatyawant");
  expect(speech.move("go bay")).toBe("In die Floßbucht gehen");
  expect(speech.move("go p07")).toBe("Nach P07 gehen");
  expect(speech.sentence({ n: 1, event: "sailed", seat: 0, space: "finish" }, "", ["Anna"])).toBe(
    "Anna segelt zur Schatzinsel.",
  );
});

test("moves of a game are told apart by its verbs", async () => {
  settings.language = "en";
  await loadSpeech("allwatyawant");
  const speech = speechOf("allwatyawant");
  expect(speech.split("tailwind low 3")).toEqual({ verb: "tailwind low", noun: "3", kind: "number" });
  expect(speech.split("choose nobody").noun).toBe("");
  expect(speech.move("choose seat-2", ["Anna", "Ben"])).toBe("Choose Ben");
  expect(speech.move("aim -4.5")).toBe("Aim −4.5°");
  expect(speech.move("go bay")).toBe("Go to the raft bay");
  expect(speech.move("go p07")).toBe("Go to P07");
  expect(speech.object("flip far-east")).toBe("Doubloon in the far east");
});

test("what a thing is for is told with its numbers, and nothing of what nobody knows", async () => {
  settings.language = "de";
  await loadSpeech("treasure_hunter");
  const german = speechOf("treasure_hunter");
  expect(german.about("dog-3-1")).toBe("Pfoten gegen Kobolde:\u00a03. Disziplin bei Gleichstand:\u00a01.");
  expect(german.about("strong-team-red-gold")).toContain("3 Geld je Abenteurer in Rot");
  expect(german.about("MAX")).toBe(german.about("max"));
  settings.language = "en";
  await loadSpeech("treasure_hunter");
  expect(speechOf("treasure_hunter").about("blue-7")).toBe("Adds 7 to your total at the Frosty Mountain.");
  expect([speechOf("treasure_hunter").about("rope"), speechOf("nowhere").about("blue-7")]).toEqual(["", ""]);
});
