/** An area of sentences that only some pages say, in the language of the person; nobody else has to load it. */
import { SvelteMap } from "svelte/reactivity";

import { said } from "./languages.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

type Words<Key extends string> = Record<Key, string>;
type Files<Key extends string> = Record<string, () => Promise<Partial<Words<Key>>>>;
export type Area<Key extends string> = {
  (key: Key, values?: Record<string, string | number>): string;
  /** Load the sentences of a language; English is spoken until they are there. */
  load: (language: string) => Promise<void>;
};

/** `files` are those of all other languages, texts/<language>/<area>.ts. */
export function area<Key extends string>(en: Words<Key>, files: Files<Key>): Area<Key> {
  /** By language, as far as they are loaded: who reads one here is told when it comes. */
  const known = new SvelteMap<string, Words<Key>>();
  const coming = new Set<string>(["en"]);
  const fileOf = (language: string): string | undefined =>
    Object.keys(files).find((file) => file.includes(`/texts/${language}/`));
  const fetched = async (language: string): Promise<Words<Key>> => ({
    ...en,
    ...(await files[fileOf(language) ?? ""]?.()),
  });
  async function load(language: string): Promise<void> {
    if (coming.has(language)) return;
    coming.add(language);
    try {
      known.set(language, await said(language, fetched));
    } catch {
      coming.delete(language);
    }
  }
  function say(key: Key, values: Record<string, string | number> = {}): string {
    const { language } = settings;
    const words = known.get(language);
    if (!words) void load(language);
    return filled((words ?? en)[key], (name) => String(values[name] ?? ""), language);
  }
  return Object.assign(say, { load });
}
