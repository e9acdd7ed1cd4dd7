/** Sentences about reports; who never needs them does not load them. */
import { Apart } from "../../lib/apart.ts";
import { report as en } from "../../texts/en/report.ts";

const files = import.meta.glob<Record<string, string>>(["../../texts/*/report.ts", "!../../texts/en/report.ts"], {
  import: "report",
});
const words = new Apart<keyof typeof en>(en, files);

export const REASONS = ["insult", "threat", "indecent", "spam", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const r = (key: keyof typeof en, values: Record<string, string | number> = {}): string => words.say(key, values);
export const reason = (why: Reason): string => r(`reason_${why}`);
