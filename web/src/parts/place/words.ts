/** Sentences of these pages in the language of the person; nobody else has to load them. */
import { filled } from "../../lib/phrase.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { place as de } from "../../texts/de/place.ts";
import { place as en } from "../../texts/en/place.ts";

const SAID: Record<string, Record<keyof typeof en, string>> = { en, de };

export function w(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return filled((SAID[settings.language] ?? en)[key], (name) => String(values[name] ?? ""), settings.language);
}

/** A sentence whose key is put together, such as why a game does not count; empty if there is none. */
export const perhaps = (key: string): string => (key in en ? w(key as keyof typeof en) : "");
