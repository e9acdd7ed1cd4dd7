/** A game's own words in the language of the person: what happened, what the game waits for, what a move is called.
 *
 * A game's words load when it first speaks; until then, and where a text is missing, it speaks the server's English.
 */
import { SvelteMap } from "svelte/reactivity";

import { t } from "./i18n.ts";
import { settings } from "./settings.svelte.ts";
import type { Settings } from "./settings.svelte.ts";
import { Voice } from "./voice.ts";
import type { Texts, Words } from "./voice.ts";

export type Speech = Voice;

const allWords = import.meta.glob<Words>("../games/*/generated/words.json", { import: "default" });
const allTexts = import.meta.glob<Texts>(["../games/*/texts/*.json", "../texts/games/*/common.json"], {
  import: "default",
});

type Language = Settings["language"];
const AND: Record<Language, string> = { en: " and ", de: " und " };

/** Voices by language and game, as far as they are loaded: who reads one here is told when it comes. */
const voices = new SvelteMap<string, Voice>();
const coming = new Map<string, Promise<void>>();
const silent = new Map<Language, Voice>();

function voice(language: Language, words: Words | null, texts: Texts, common: Texts): Voice {
  return new Voice(words, texts, common, { seat: (number) => t("seat", { number }), and: AND[language] });
}

/** Load the words of a game in the language of the person. */
export function loadSpeech(game: string): Promise<void> {
  const language = settings.language;
  const name = `${language}/${game}`;
  let load = coming.get(name);
  if (!load) {
    load = Promise.all([
      allWords[`../games/${game}/generated/words.json`]?.() ?? null,
      allTexts[`../games/${game}/texts/${language}.json`]?.() ?? {},
      allTexts[`../texts/games/${language}/common.json`]?.() ?? {},
    ]).then(([words, texts, common]) => void voices.set(name, voice(language, words, texts, common)));
    load.catch(() => coming.delete(name));
    coming.set(name, load);
  }
  return load;
}

/** How a game speaks now: at once, and better as soon as its words are there. */
export function speechOf(game: string): Speech {
  const language = settings.language;
  const found = voices.get(`${language}/${game}`);
  if (found) return found;
  if (game) loadSpeech(game).catch(() => {});
  if (!silent.has(language)) silent.set(language, voice(language, null, {}, {}));
  return silent.get(language)!;
}
