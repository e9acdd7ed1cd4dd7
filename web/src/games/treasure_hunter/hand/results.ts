/** What a move of the action window leads to, in a few words. */
import type { PlayView } from "../generated/view.ts";
import { takesWords } from "../location/holding.ts";
import { placeNow } from "../staging.ts";
import type { Seen } from "../table.ts";
import { say } from "../words.ts";

/** `change`: of the own total alone; `short`: with what it wins. */
export type Result = { change: string; short: string; words: string; good: boolean };

const lost = (play: PlayView): number => play.guard.reduce((sum, each) => sum + each.pays, 0);

/** "17 → 21 MAX". */
export function resultOf(table: Seen, play: PlayView): Result {
  const me = table.eyes ?? -1;
  if (play.draws) return { change: "", short: say("drawsShort"), words: say("drawsLong"), good: false };
  if (play.guard.length) {
    const now = table.view.guard?.reduce((sum, each) => sum + each.pays, 0) ?? 0;
    const saved = now - lost(play);
    const [short, words] = [say("savesShort", { coins: saved }), say("savesLong", { coins: saved })];
    return { change: "", short, words, good: saved > 0 };
  }
  const place = table.view.locations[placeNow(table.view, table.scene)];
  const before = place?.totals[me] ?? null;
  const after = play.totals[me] ?? null;
  const prizes = [
    ...(play.max_now.seat === me ? [say("max")] : []),
    ...(play.min_now.seat === me ? [say("min")] : []),
  ].join(" + ");
  const change = `${before ?? "–"} → ${after ?? "–"}`;
  const short = `${change} · ${prizes || say("noPrize")}`;
  return { change, short, words: `${short}. ${takesOf(table, play)}`, good: prizes !== "" };
}

/** Who takes what, should nobody do anything more after this. */
export function takesOf(table: Seen, play: PlayView): string {
  const place = table.view.locations[placeNow(table.view, table.scene)];
  return takesWords(table, { max: play.max_now, min: play.min_now }, [place?.max ?? null, place?.min ?? null]);
}

/** What passing means: for good, or if the others pass too. */
export function passWords(table: Seen, pass: PlayView): string {
  if (pass.guard.length) {
    const coins = lost(pass);
    return coins ? say("youLose", { coins }) : say("youLoseNothing");
  }
  return pass.closes ? takesOf(table, pass) : say("passOpen");
}
