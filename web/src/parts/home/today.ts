/** What there is for today; a part that does not come leaves the others alone. */
import { api } from "../../lib/api.ts";
import type { DailyOverview } from "../../lib/types.ts";

export type TodayInfo = { daily: DailyOverview | null };

export async function loadToday(): Promise<TodayInfo> {
  const [daily] = await Promise.all([api.daily().catch(() => null)]);
  return { daily };
}
