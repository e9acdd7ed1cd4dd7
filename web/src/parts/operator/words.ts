/** Sentences of the operator's page in the language of the person; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { operator as en } from "../../texts/en/operator.ts";

type Key = keyof typeof en;

export const o = area(en, import.meta.glob(["../../texts/*/operator.ts", "!../../texts/en/*"]));
/** A sentence whose key is put together; what has none is said by its own name. */
export const perhaps = (key: string, values: Record<string, string | number> = {}, bare = key): string =>
  key in en ? o(key as Key, values) : bare;

const MOMENT = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" } as const;
export const moment = (at: number): string => new Date(at * 1000).toLocaleString(settings.language, MOMENT);

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;
export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), SIZES.length - 1);
  return amount(bytes / 1000 ** power, SIZES[power]!);
}

export const seconds = (number: number): string => amount(number, "second");
export const milliseconds = (number: number): string => amount(number, "millisecond");
export const number = (value: number): string => value.toLocaleString(settings.language);

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "26 seconds ago", "yesterday". */
export function ago(seconds: number): string {
  const [unit, one] = UNITS.find(([, each]) => seconds >= each) ?? UNITS[3];
  return new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" }).format(-Math.floor(seconds / one), unit);
}

function amount(value: number, unit: string): string {
  const digits = { maximumSignificantDigits: 3 };
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, ...digits }).format(value);
}
