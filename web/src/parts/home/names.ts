/** Names as people list them. */
import { t } from "../../lib/i18n.ts";

export function listed(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : t("and", { names: names.slice(0, -1).join(", "), last });
}

/** How long somebody still has, roughly: "5 hours left". */
export function sayLeft(seconds: number): string {
  return t("timeLeft", { time: roughly(seconds) });
}

/** A span of time in one unit, as a person says it. */
function roughly(seconds: number): string {
  if (seconds >= 1.5 * 86400) return t("daysLeft", { number: Math.round(seconds / 86400) });
  if (seconds >= 1.5 * 3600) return t("hoursLeft", { number: Math.round(seconds / 3600) });
  return t("minutesLeft", { number: Math.max(1, Math.round(seconds / 60)) });
}

/** Seconds as a person says them. */
export function duration(seconds: number): string {
  if (seconds % 86400 === 0) return t("day", { number: seconds / 86400 });
  if (seconds % 3600 === 0) return t("hour", { number: seconds / 3600 });
  return seconds % 60 === 0 ? t("minute", { number: seconds / 60 }) : t("seconds", { number: seconds });
}
