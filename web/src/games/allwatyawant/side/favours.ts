/** What can be done with each favour card now, in words, or when it could be. */
import { say, speech, type Key } from "../words.ts";

export type Use = { text: string; label: string };

/** The moves that use up this card. */
export function usesOf(card: string, moves: readonly string[]): Use[] {
  const verbs = { play: "usePlay", spend: "useSpend", drop: "useDrop", give: "useGive" } as const;
  return (Object.entries(verbs) as [keyof typeof verbs, Key][]).flatMap(([verb, key]) =>
    moves.includes(`${verb} ${card}`) ? [{ text: `${verb} ${card}`, label: say(key) }] : [],
  );
}

/** Can a throw be thrown again for this card, as for any? */
export const throwsAgain = (moves: readonly string[]): boolean => moves.includes("again");

/** Can this card turn a die now? */
export const turnsDie = (card: string, moves: readonly string[]): boolean =>
  moves.some((text) => text.startsWith(`${card} `));

/** When the card can be played, in a few words. */
export const whenOf = (card: string): string => say(`when ${card}` as Key);

export const aboutOf = (card: string): string => speech().about(card);
