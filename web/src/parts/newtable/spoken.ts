/** Bots as a person reads them, in the language of the person where we have it. */
import { settings } from "../../lib/settings.svelte.ts";
import type { BotInfo } from "../../lib/types.ts";
import { humanize } from "../../lib/words.ts";
import { bots } from "../../texts/de/bots.ts";

/** What a bot of that name is called. */
export const botName = (name: string): string => spokenBot({ name, summary: "" })[0];

export function spokenBot(bot: BotInfo): [name: string, about: string] {
  return (settings.language === "de" ? bots[bot.name] : undefined) ?? [humanize(bot.name), bot.summary];
}
