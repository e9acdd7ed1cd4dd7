import { expect, test } from "vitest";

import { gapsOf } from "./phrases.ts";
import { speechOf } from "./speech.ts";
import { Voice } from "./voice.ts";
import type { Texts, Words } from "./voice.ts";

const words = import.meta.glob<Words>("../games/*/generated/words.json", { eager: true, import: "default" });
const texts = import.meta.glob<Texts>(["../games/*/texts/*.json", "../texts/games/*/common.json"], {
  eager: true,
  import: "default",
});
const games = Object.entries(words).map(([path, all]) => [path.split("/")[2]!, all] as const);
const german = (game: string): Texts => texts[`../games/${game}/texts/de.json`]!;
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
      const said = texts[`../games/${game}/texts/${language}.json`] ?? {};
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
  const told = ["en", "de"].map((language) => texts[`../games/${game}/texts/${language}.json`]?.about ?? {});
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
