/** An area of sentences that only some pages say, in the language of the person; nobody else has to load it. */
import { SvelteMap } from "svelte/reactivity";

import { t, type Texts } from "./i18n.ts";
import { said } from "./languages.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

type Words<Key extends string> = Record<Key, string>;
/** Says what the area has, and whatever every page has besides. */
export type Area<Key extends string> = (key: Key | keyof Texts, values?: Record<string, string | number>) => string;

/** Those of the pages that have come. */
const areas: ((language: string) => Promise<void>)[] = [];

/** Load all that pages which have come say in a language; English is spoken until it is there. */
export async function loadAreas(language: string): Promise<void> {
  await Promise.all(areas.map((load) => load(language)));
}

/** A part of the page, together with its words. */
export async function withWords<Part>(coming: Promise<Part>): Promise<Part> {
  const part = await coming;
  await loadAreas(settings.language);
  return part;
}

/** `files` are those of all other languages, texts/<language>/<area>.ts. */
export function area<Key extends string>(en: Words<Key>, files: Record<string, () => Promise<unknown>>): Area<Key> {
  /** By language, as far as they are loaded: who reads one here is told when it comes. */
  const known = new SvelteMap<string, Words<Key>>();
  const coming = new Map<string, Promise<void>>([["en", Promise.resolve()]]);
  async function fetched(language: string): Promise<Words<Key>> {
    const own = Object.keys(files).filter((file) => file.includes(`/texts/${language}/`));
    const found = await Promise.all(own.map((file) => files[file]!()));
    return Object.assign({}, en, ...found.flatMap((file) => Object.values(file as Words<string>)));
  }
  function load(language: string): Promise<void> {
    let whole = coming.get(language);
    if (!whole) {
      const words = said(language, fetched).then((found) => void known.set(language, found));
      coming.set(language, (whole = words.catch(() => void coming.delete(language))));
    }
    return whole;
  }
  areas.push(load);
  return (key, values = {}) => {
    if (!Object.hasOwn(en, key)) return t(key as keyof Texts, values);
    const { language } = settings;
    const words = known.get(language);
    if (!words) void load(language);
    return filled((words ?? en)[key as Key], (name) => String(values[name] ?? ""), language);
  };
}
