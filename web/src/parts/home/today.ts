/** What there is for today; a part that does not come leaves the others alone. */
import { api } from "../../lib/api.ts";
import type { DailyOverview, PuzzleRow } from "../../lib/types.ts";

export type TodayInfo = { daily: DailyOverview | null; puzzles: PuzzleRow[] };

export async function loadToday(): Promise<TodayInfo> {
  const [daily, puzzles] = await Promise.all([
    api.daily().catch(() => null),
    api.puzzlesToday().then(
      (today) => today.puzzles,
      () => [],
    ),
  ]);
  return { daily, puzzles };
}
