/** Sentences about reports; who never needs them does not load them. */
import { area } from "../../lib/area.ts";
import { report as en } from "../../texts/en/report.ts";

export const REASONS = ["insult", "threat", "indecent", "spam", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const r = area(en, import.meta.glob(["../../texts/*/report.ts", "!../../texts/en/*"]));
export const reason = (why: Reason): string => r(`reason_${why}`);
