/** What a game's folder, games/<id>, tells the pages around the board; a game without one looks plain. */
import { t } from "./i18n.ts";
import { settings, type Settings } from "./settings.svelte.ts";
import type { GameInfo } from "./types.ts";

/** A language that is missing reads as the English. */
type ByLanguage<T> = Partial<Record<Settings["language"], T>> & { en: T };

export const inLanguage = <T>(said: ByLanguage<T>): T => said[settings.language] ?? said.en;

/** games/<id>/card.ts: the game on the home page. */
export type Card = {
  /** Where it stands among the others: small numbers first. */
  order: number;
  /** Large cards come first, small ones below the lists of tables. */
  large: boolean;
  /** How long a game takes. */
  minutes: number;
  /** The address of its picture, and which part stays in sight where there is little room. */
  picture: string;
  keeps?: "middle" | "bottom";
  words: ByLanguage<{ kind: string; blurb: string }>;
};

/** games/<id>/guide.ts: what a newcomer reads before the first turn. */
export type Guide = ByLanguage<{
  aim: string;
  /** How to play, in a few lines. */
  lines: string[];
}>;

const cards = import.meta.glob<Card>("../games/*/card.ts", { eager: true, import: "default" });
const guides = import.meta.glob<Guide>("../games/*/guide.ts", { import: "default" });

export const cardOf = (game: string): Card | undefined => cards[`../games/${game}/card.ts`];

/** What to tell about a game, if it says so itself. */
export const guideOf = async (game: string): Promise<Guide | undefined> => guides[`../games/${game}/guide.ts`]?.();

export const isLarge = (game: GameInfo): boolean => cardOf(game.id)?.large ?? false;

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => cardOf(game.id)?.order ?? Number.MAX_VALUE;
  return [...games].sort((one, other) => place(one) - place(other));
}

export function blurb(game: GameInfo): string {
  const card = cardOf(game.id);
  return card ? inLanguage(card.words).blurb : game.summary;
}

/** Players, minutes and kind in one line. */
export function meta(game: GameInfo): string {
  const card = cardOf(game.id);
  const told = [t("players", { from: game.min_seats, to: game.max_seats })];
  if (card) told.push(t("minutes", { minutes: card.minutes }), inLanguage(card.words).kind);
  return told.join(" · ");
}
