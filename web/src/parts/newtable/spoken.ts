/** Options, their values and bots as a person reads them, in the language of the person where we have it. */
import { settings } from "../../lib/settings.svelte.ts";
import type { BotInfo, Option } from "../../lib/types.ts";
import { humanize } from "../../lib/words.ts";
import * as german from "../../texts/de/options.ts";

const isGerman = (): boolean => settings.language === "de";

export function spokenOption(game: string, option: Option): [name: string, help: string] {
  return (isGerman() ? german.options[`${game}.${option.name}`] : undefined) ?? [humanize(option.name), option.help];
}
export function spokenValue(value: string): string {
  return (isGerman() ? german.values[value] : undefined) ?? humanize(value);
}
export function spokenBot(bot: BotInfo): [name: string, about: string] {
  return (isGerman() ? german.bots[bot.name] : undefined) ?? [humanize(bot.name), bot.summary];
}
