/** What a move of the action window leads to, in a few words. */
import type { PlayView } from "../generated/view.ts";
import { takesWords } from "../location/holding.ts";
import { placeNow } from "../staging.ts";
import type { Seen } from "../table.ts";
import { plain, say } from "../words.ts";

/** `change`: of the own total alone; `wins`: the prizes; `short`: both in words. */
export type Result = { change: string; wins: ("max" | "min")[]; short: string; words: string; good: boolean };

const lost = (play: PlayView): number => play.guard.reduce((sum, each) => sum + each.pays, 0);

/** "17 → 21 MAX". */
export function resultOf(table: Seen, play: PlayView): Result {
  const me = table.eyes ?? -1;
  if (play.draws) return { change: "", wins: [], short: say("drawsShort"), words: say("drawsLong"), good: false };
  if (play.guard.length) {
    const now = table.view.guard?.reduce((sum, each) => sum + each.pays, 0) ?? 0;
    const saved = now - lost(play);
    const [short, words] = [say("savesShort", { coins: saved }), say("savesLong", { coins: saved })];
    return { change: "", wins: [], short, words, good: saved > 0 };
  }
  const place = table.view.locations[placeNow(table.view, table.scene)];
  const before = place?.totals[me] ?? null;
  const after = play.totals[me] ?? null;
  const wins = (["max", "min"] as const).filter((kind) => play[`${kind}_now`].seat === me);
  const change = [before, after].map((total) => (total === null ? "–" : plain(total))).join(" → ");
  const short = `${change} · ${wins.map((kind) => say(kind)).join(" + ") || say("noPrize")}`;
  return { change, wins, short, words: `${short}. ${takesOf(table, play)}`, good: wins.length > 0 };
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
