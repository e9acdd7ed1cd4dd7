/** The lines of a final count in the person's language; without a translation they read as the game tells it. */
import { CATALOGUE, type Texts } from "../../lib/i18n.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { humanize } from "../../lib/words.ts";

export function lineText(text: string): string {
  const key = `tally ${text.replace(/\d+/, "{n}")}`;
  const texts: Partial<Record<string, string>> = CATALOGUE[settings.language] satisfies Texts;
  return texts[key]?.replace("{n}", /\d+/.exec(text)?.[0] ?? "") ?? humanize(text);
}
