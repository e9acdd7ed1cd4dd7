/** How my games ended, in words. */
import { t } from "../../lib/i18n.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { ResultInfo, TableInfo } from "../../lib/types.ts";
import { strength } from "../newtable/spoken.ts";
import { listed } from "./names.ts";

/** Did I win, share the victory, or where did I come in? Of a game that I only watched: who won. */
function place({ seats }: TableInfo, { ranking }: ResultInfo): string {
  const first = seats.filter((_, seat) => ranking[seat] === 1);
  const mine = seats.filter((seat) => seat.yours).map((seat) => ranking[seat.seat] ?? 0);
  if (mine.length !== 1) return t("wonBy", { names: listed(first.map((seat) => seat.name)) });
  if (mine[0] === 1) return t(first.length > 1 ? "sharedFirst" : "wonIt");
  return t("cameIn", { place: mine[0] ?? 0, number: seats.length });
}

/** The scores, mine first. */
function score({ seats }: TableInfo, { scores }: ResultInfo): string {
  const of = (yours: boolean): number[] =>
    seats.filter((seat) => seat.yours === yours).map((seat) => scores[seat.seat] ?? 0);
  return [...of(true), ...of(false).sort((one, other) => other - one)].join(" : ");
}

/** The day, and of today the time. */
export function day(at: number, now: Date = new Date()): string {
  const then = new Date(at * 1000);
  const isToday = then.toDateString() === now.toDateString();
  const style: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  const said = new Intl.DateTimeFormat(settings.language, style).format(then);
  return isToday ? t("todayAt", { time: said }) : said;
}

/** How good the bots were. */
export function level({ seats }: TableInfo): string {
  const bots = seats.filter((seat) => seat.kind === "bot").map(strength);
  return bots.length ? t("botLevel", { names: listed([...new Set(bots)]) }) : "";
}

export function resultLine(table: TableInfo, result: ResultInfo | undefined): string {
  const told = result ? [place(table, result), score(table, result), day(result.at)] : [t("finished")];
  return [...told, level(table)].filter(Boolean).join(" · ");
}
