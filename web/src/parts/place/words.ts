/** Sentences of these pages in the language of the person; nobody else has to load them. */
import { SvelteMap } from "svelte/reactivity";

import { said } from "../../lib/languages.ts";
import { filled } from "../../lib/phrase.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { place as en } from "../../texts/en/place.ts";

type Words = Record<keyof typeof en, string>;

const files = import.meta.glob<Partial<Words>>(["../../texts/*/place.ts", "!../../texts/en/place.ts"], {
  import: "place",
});
/** By language, as far as they are loaded: who reads one here is told when it comes. */
const known = new SvelteMap<string, Words>();
const coming = new Set<string>(["en"]);

const fetched = async (language: string): Promise<Words> => ({
  ...en,
  ...(await files[`../../texts/${language}/place.ts`]?.()),
});

/** Load the sentences of a language; English is spoken until they are there. */
export async function loadPlace(language: string): Promise<void> {
  if (coming.has(language)) return;
  coming.add(language);
  try {
    known.set(language, await said(language, fetched));
  } catch {
    coming.delete(language);
  }
}

export function w(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  const { language } = settings;
  const words = known.get(language);
  if (!words) void loadPlace(language);
  return filled((words ?? en)[key], (name) => String(values[name] ?? ""), language);
}

/** A sentence whose key is put together, such as why a game does not count; empty if there is none. */
export const perhaps = (key: string): string => (key in en ? w(key as keyof typeof en) : "");
