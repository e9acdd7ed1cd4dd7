/** Sentences about reports; who never needs them does not load them. */
import { area } from "../../lib/area.ts";
import { report as en } from "../../texts/en/report.ts";

export const REASONS = ["insult", "threat", "indecent", "spam", "other"] as const;
export type Reason = (typeof REASONS)[number];

export const r = area<keyof typeof en>(
  en,
  import.meta.glob<Partial<Record<keyof typeof en, string>>>(["../../texts/*/report.ts", "!../../texts/en/report.ts"], {
    import: "report",
  }),
);
export const reason = (why: Reason): string => r(`reason_${why}`);
