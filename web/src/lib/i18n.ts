/** Sentences in the language of the person: `t("waitFor", { names })`. */
import { de } from "../texts/de/index.ts";
import { en } from "../texts/en/index.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

export type Texts = Record<keyof typeof en, string>;
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export const CATALOGUE: Record<keyof typeof LANGUAGES, Texts> = { en, de };

export function t(key: keyof Texts, values: Record<string, string | number> = {}): string {
  return filled(CATALOGUE[settings.language][key], (name) => String(values[name] ?? ""), settings.language);
}
