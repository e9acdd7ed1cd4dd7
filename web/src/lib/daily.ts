/** The deal of a day: what it is called, and how results compare. */
import { t } from "./i18n.ts";
import { settings } from "./settings.svelte.ts";
import type { DailyOutcome } from "./types.ts";

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
