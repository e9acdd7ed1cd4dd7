/** What everybody did in a game, beside what it counted for. */
import type { Happening } from "../../lib/types.ts";
import { say } from "./words.ts";

/** For each seat, in a few words: what it raised, laid and used, and what the curse took. */
export function story(told: readonly Happening[], seats: number): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = told.filter((event) => event.seat === seat);
    const times = (kind: string): number => own.filter((event) => event.event === kind).length;
    const lost = own
      .filter((event) => event.event === "lost")
      .reduce((sum, event) => sum + (Number(String(event.card).replace("gold-", "")) || 0), 0);
    return [
      say("storyRaised", { number: times("raised") }),
      say("storyPlayed", { number: times("played") + times("opened") }),
      say("storyAmulets", { number: times("spent_amulet") }),
      ...(lost ? [say("storyLost", { number: lost })] : []),
    ].join(" · ");
  });
}
