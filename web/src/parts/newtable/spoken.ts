/** Bots as a person reads them, in the language of the person where we have it. */
import { settings } from "../../lib/settings.svelte.ts";
import type { BotInfo } from "../../lib/types.ts";
import { humanize } from "../../lib/words.ts";
import { toldIn } from "../../lib/catalogue.svelte.ts";
import { t } from "../../lib/i18n.ts";
import type { SeatInfo } from "../../lib/types.ts";

/** What a bot of that name is called. */
export const botName = (name: string): string => spokenBot({ name, summary: "", title: "", level: 0 })[0];

export function spokenBot(bot: BotInfo): [name: string, about: string] {
  return toldIn(settings.language)?.bots[bot.name] ?? [bot.title || humanize(bot.name), bot.summary];
}

/** A bot as one chooses it: its level first, if it has one. */
export const botLabel = (bot: BotInfo): string =>
  bot.level ? t("levelNamed", { level: bot.level, name: spokenBot(bot)[0] }) : `${t("bot")}: ${spokenBot(bot)[0]}`;

/** How good the bot of a seat is, in a word or two. */
export const strength = (seat: SeatInfo): string =>
  seat.level ? t("levelNumber", { level: seat.level }) : botName(seat.bot);
