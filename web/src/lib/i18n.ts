/** Sentences in the language of the person: `t("waitFor", { names })`. */
import { textsIn, type Texts } from "./catalogue.svelte.ts";
import { filled } from "./phrase.ts";
import { settings } from "./settings.svelte.ts";

export type { Texts };

export function t(key: keyof Texts, values: Record<string, string | number> = {}): string {
  return filled(textsIn(settings.language)[key], (name) => String(values[name] ?? ""), settings.language);
}
