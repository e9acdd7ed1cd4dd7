import { beforeEach, expect, test } from "vitest";

import { sealOf } from "./cuts.ts";
import { check, noteAnchors } from "./daily-proof.ts";
import { betterThan, shareText, signs } from "./daily-share.ts";
import { ahead, dayAfter, dayName, daysBefore, outcomeLine, roughly } from "./daily.ts";
import { settings } from "./settings.svelte.ts";
import type { DailyDay, DailyOutcome, DailyProof } from "./types.ts";

beforeEach(() => {
  localStorage.clear();
  settings.language = "en";
});

const outcome = (place: number, lead: number, score = 20): DailyOutcome => ({
  place,
  lead,
  score,
  scores: [score, score - lead, 3],
});

test("days are those of UTC, wherever one is", () => {
  expect(dayName("2026-11-18")).toBe("Nov 18, 2026");
  expect([dayAfter("2026-02-28", 1), dayAfter("2026-01-01", -1)]).toEqual(["2026-03-01", "2025-12-31"]);
  expect(daysBefore("2026-11-18", "2026-11-16", 14)).toEqual(["2026-11-17", "2026-11-16"]);
  expect(daysBefore("2026-11-18", "2026-11-18", 14)).toEqual([]);
  expect([roughly(7200), roughly(61)]).toEqual(["2 hours", "2 minutes"]);
});

test("the better place is ahead, then the greater lead", () => {
  expect(ahead(outcome(1, 2, 5), outcome(2, -1, 50))).toBeGreaterThan(0);
  expect(ahead(outcome(2, -4), outcome(2, -3))).toBeLessThan(0);
  expect(ahead(outcome(2, -4, 9), outcome(2, -4, 12))).toBe(0);
  expect(outcomeLine(outcome(2, -4, 1))).toBe("2nd of 3, 1 point (−4)");
});

function deal(changes: Partial<DailyDay> = {}): DailyDay {
  const mine = outcome(2, -4, 16);
  const levels = [1, 2, 3, 4, 6].map((level) => ({ level, bot: "b", outcome: outcome(level < 4 ? 3 : 1, level) }));
  levels[2]!.outcome = mine;
  const player = (rank: number, yours: boolean) => ({ rank, yours, name: "Ada", outcome: mine });
  return {
    game: "some_game",
    title: "Some Game",
    day: "2026-11-18",
    mine: { game: "some_game", day: "2026-11-18", state: "done", table: "t", outcome: mine },
    comparison: {
      levels,
      pending: true,
      number: 5,
      worse: 2,
      players: [player(1, false), player(2, true), player(2, false), player(4, false), player(5, false)],
    },
    streak: { now: 3, best: 4 },
    ...changes,
  } as DailyDay;
}

test("the text to share tells how it went, a sign for each level, and where to find it", () => {
  const told = deal();
  expect(signs(told.mine.outcome!, told.comparison!.levels)).toBe("🟩🟩🟨⬜▫️⬜");
  expect(shareText(told, "https://example.org").split("\n")).toEqual([
    "Doubloon · Some Game · Nov 18, 2026",
    "🥈 2nd of 3, 16 points (−4)",
    "Bots 1–6: 🟩🟩🟨⬜▫️⬜",
    "👥 You did better than 2 of 4 others.",
    "🔥 3 days in a row",
    "https://example.org/daily/some_game/2026-11-18",
  ]);
});

test("what is not known is left out of it, and without a result there is nothing to share", () => {
  const alone = deal({
    comparison: { levels: [], pending: true, number: 1, worse: 0, players: [] },
    streak: { now: 1, best: 1 },
  });
  expect(shareText(alone, "").split("\n")).toHaveLength(3);
  expect(betterThan(alone)).toBe("");
  const many = deal({ comparison: { ...deal().comparison!, number: 21, worse: 15 } });
  expect(betterThan(many)).toBe("You did better than 15 of 20 others (75%).");
  expect(shareText(deal({ mine: { ...deal().mine, outcome: null } }), "")).toBe("");
});

async function proof(changes: Partial<DailyProof["chains"][number]> = {}, day = "2026-11-20"): Promise<DailyProof> {
  const secret = "ab".repeat(32);
  const anchor = await sealOf(await sealOf(await sealOf(secret)));
  const chain = { first: "2026-11-16", days: 3653, anchor, opened: "2026-11-18", secret, ...changes };
  return { day, chains: [chain], today: [] };
}
const found = async (told: DailyProof): Promise<string[]> => (await check(told)).map(({ sign }) => sign);

test("an anchor is remembered when it is first seen, and secrets lead back to it", async () => {
  expect(await found(await proof())).toEqual(["maybe", "good"]);
  expect(await found(await proof())).toEqual(["maybe", "good"]);
  expect(await found(await proof({}, "2026-11-21"))).toEqual(["good", "good"]);
});

test("another anchor and a secret that does not fit are told", async () => {
  noteAnchors(await proof());
  const other = await proof({ secret: "cd".repeat(32) });
  expect(await found(other)).toEqual(["maybe", "bad"]);
  const exchanged = await proof({
    anchor: await sealOf(await sealOf(await sealOf("cd".repeat(32)))),
    secret: "cd".repeat(32),
  });
  expect(await found(exchanged)).toEqual(["bad", "good"]);
  expect(await found(exchanged)).toEqual(["bad", "good"]);
  expect(await found(await proof({ opened: "2026-11-17" }))).toEqual(["maybe", "bad"]);
  expect(await found(await proof({ opened: "2026-11-10" }))).toEqual(["maybe", "bad"]);
  expect(await found(await proof({ opened: "", secret: "" }))).toEqual(["maybe", "maybe"]);
  expect(await check({ day: "2026-11-20", chains: [], today: [] })).toEqual([]);
});
