/** How long ago something was, in words: by the hour, where the server does not know it more exactly. */
const UNITS = [
  { unit: "year", seconds: 31_557_600 },
  { unit: "month", seconds: 2_629_800 },
  { unit: "day", seconds: 86_400 },
  { unit: "hour", seconds: 3_600 },
  { unit: "minute", seconds: 60 },
] as const;

/** "3 hours ago", "yesterday"; within the first hour "this hour". */
export function ago(seconds: number, language: string, least: "hour" | "minute" = "hour"): string {
  const { unit, seconds: length } = UNITS.find((each) => each.unit === least || seconds >= each.seconds)!;
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}
