/** How one did among others at the deal of a day, and the text that tells friends. */
import { t } from "./daily-words.ts";
import { ahead, dayName, outcomeLine } from "./daily.ts";
import { settings } from "./settings.svelte.ts";
import type { DailyDay, DailyOutcome } from "./types.ts";

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
