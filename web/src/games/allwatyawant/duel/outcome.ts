/** What an exchange leads to, in one sentence that begins with the score. */
import { NUMBERS } from "../chart/places.ts";
import type { DuelView, OutcomeView } from "../generated/view.ts";
import { say, type Key } from "./words.ts";

type Sides = Pick<DuelView, "attacker_seat" | "target_seat" | "round">;

/** `left`: whose points come first; `you`: to whom it is told. */
export function outcomeWords(
  outcome: OutcomeView,
  duel: Sides,
  left: number,
  you: number | null,
  nameOf: (seat: number) => string,
): string {
  const { attacker_seat: attacker, target_seat: target } = duel;
  const score = scoreOf(outcome.points, left === attacker);
  const striker = outcome.striker_seat;
  if (outcome.follows === "tie") return say("tie", { score });
  if (striker !== null) {
    const key = outcome.follows === "round" ? "again" : "next";
    return say(striker === you ? `${key}You` : key, { score, name: nameOf(striker), round: duel.round + 1 });
  }
  const winner = outcome.winner_seat ?? attacker;
  const loser = winner === attacker ? target : attacker;
  const key: Key = winner === you ? "wonYou" : loser === you ? "lostYou" : "won";
  return say(key, { score, name: nameOf(winner), loser: nameOf(loser), number: outcome.booty, push: NUMBERS.push });
}

/** "2 : 1", the points of whoever stands on the left first. */
export const scoreOf = (points: readonly number[], isAttackerFirst: boolean): string =>
  (isAttackerFirst ? points : [...points].reverse()).join(" : ");
