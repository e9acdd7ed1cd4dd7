/** The deal of a day: what it is called, how results compare, and the text to share. */
import { t } from "./i18n.ts";
import { settings } from "./settings.svelte.ts";
import type { DailyDay, DailyOutcome } from "./types.ts";

const A_DAY = 86_400_000;

/** Days are those of UTC, wherever one looks at them. */
export function dayName(day: string, style: "medium" | "full" = "medium"): string {
  const format = new Intl.DateTimeFormat(settings.language, { dateStyle: style, timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * A_DAY).toISOString().slice(0, 10);
}

/** The days before one, down to the first, the latest first, at most so many. */
export function daysBefore(day: string, first: string, most: number): string[] {
  return Array.from({ length: most }, (_, back) => dayAfter(day, -1 - back)).filter((each) => each >= first);
}

/** Above 0 if one did better than another: by the place at the table, then by the lead there. */
export const ahead = (one: DailyOutcome, other: DailyOutcome): number =>
  other.place - one.place || one.lead - other.lead;

/** A lead with its sign, or how far somebody is behind. */
export const signed = (lead: number): string =>
  new Intl.NumberFormat(settings.language, { signDisplay: "exceptZero" }).format(lead).replace("-", "−");

export const outcomeLine = ({ place, score, lead, scores }: DailyOutcome): string =>
  t("daOutcome", { place, score, lead: signed(lead), number: scores.length });

/** How much time is left, in hours or minutes: nobody needs to know it better. */
export function roughly(seconds: number): string {
  const [amount, unit] = seconds >= 5400 ? [Math.round(seconds / 3600), "hour"] : [Math.ceil(seconds / 60), "minute"];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}

const MEDALS = ["🥇", "🥈", "🥉"];
const [BEATEN, EVEN, AHEAD, UNKNOWN] = ["🟩", "🟨", "⬜", "▫️"] as const;
const HIGHEST = 6;

/** One sign for each level: did I do better on the same deal? */
export function signs(mine: DailyOutcome, levels: readonly { level: number; outcome: DailyOutcome }[]): string {
  return Array.from({ length: HIGHEST }, (_, at) => {
    const found = levels.find(({ level }) => level === at + 1);
    if (!found) return UNKNOWN;
    const lead = ahead(mine, found.outcome);
    return lead > 0 ? BEATEN : lead === 0 ? EVEN : AHEAD;
  }).join("");
}

/** From so many others on, a share of them is worth telling. */
const MANY = 10;

/** How many of the others did worse, and of many which share that is; empty if nobody did. */
export function betterThan({ comparison }: DailyDay): string {
  const others = (comparison?.number ?? 0) - 1;
  if (!comparison?.players.some((player) => player.yours) || !comparison.worse) return "";
  const percent = new Intl.NumberFormat(settings.language, { style: "percent" }).format(comparison.worse / others);
  return t("daBetterThan", { worse: comparison.worse, others, share: others < MANY ? "" : ` (${percent})` });
}

/** A few lines for friends: how it went, never what was dealt. */
export function shareText(deal: DailyDay, origin: string): string {
  const mine = deal.mine.outcome;
  if (!mine) return "";
  const lines = [
    `Doubloon · ${deal.title} · ${dayName(deal.day)}`,
    `${MEDALS[mine.place - 1] ?? "🏁"} ${outcomeLine(mine)}`,
  ];
  if (deal.comparison?.levels.length) lines.push(t("daShareLevels", { signs: signs(mine, deal.comparison.levels) }));
  if (betterThan(deal)) lines.push(`👥 ${betterThan(deal)}`);
  if (deal.streak.now > 1) lines.push(`🔥 ${t("daStreak", { days: deal.streak.now })}`);
  return [...lines, `${origin}/daily/${deal.game}/${deal.day}`].join("\n");
}
