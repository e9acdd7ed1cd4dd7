/** A game's own words in the language of the person: what happened, what the game waits for, what a move is called.
 *
 * The server tells the words of a game when it is first spoken of.
 */
import { SvelteMap } from "svelte/reactivity";

import { api } from "./api.ts";
import { t } from "./i18n.ts";
import { said } from "./languages.ts";
import { settings } from "./settings.svelte.ts";
import type { GameWords } from "./types.ts";
import { Voice } from "./voice.ts";

export type Speech = Voice;

/** Voices by language and game, as far as they are loaded: who reads one here is told when it comes. */
const voices = new SvelteMap<string, Voice>();
const coming = new Map<string, Promise<void>>();
const silent = new Map<string, Voice>();

function voice(language: string, words: GameWords | null): Voice {
  return new Voice(words, language, (number) => t("seat", { number }));
}

/** The words of a game: its moves and things have fixed names, only its texts are in a language. */
async function fetched(game: string, language: string): Promise<GameWords> {
  let words: GameWords | undefined;
  const load = async (code: string): Promise<Pick<GameWords, "title" | "texts" | "common">> => {
    words = await api.words(game, code);
    return { title: words.title, texts: words.texts, common: words.common };
  };
  const texts = await said(language, load);
  return { ...words!, ...texts };
}

/** Load the words of a game in the language of the person. */
export function loadSpeech(game: string): Promise<void> {
  const language = settings.language;
  const name = `${language}/${game}`;
  let load = coming.get(name);
  if (!load) {
    load = fetched(game, language).then((words) => void voices.set(name, voice(language, words)));
    load.catch(() => coming.delete(name));
    coming.set(name, load);
  }
  return load;
}

/** How a game speaks now: by names alone at first, and well as soon as its words are there. */
export function speechOf(game: string): Speech {
  const language = settings.language;
  const found = voices.get(`${language}/${game}`);
  if (found) return found;
  if (game) loadSpeech(game).catch(() => {});
  if (!silent.has(language)) silent.set(language, voice(language, null));
  return silent.get(language)!;
}
