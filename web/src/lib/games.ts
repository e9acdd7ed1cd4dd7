/** What a game's folder, games/<id>, tells the pages around the board; a game without one looks plain. */
import { cardWords } from "./catalogue.svelte.ts";
import { t } from "./i18n.ts";
import { settings } from "./settings.svelte.ts";
import type { GameInfo } from "./types.ts";

/** games/<id>/card.ts: the game on the home page; its words are in games/<id>/texts/card.<language>.ts. */
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
};

/** games/<id>/texts/guide.<language>.ts: what a newcomer reads before the first turn. */
export type Guide = {
  aim: string;
  /** How to play, in a few lines. */
  lines: string[];
};

const cards = import.meta.glob<Card>("../games/*/card.ts", { eager: true, import: "default" });
const guides = import.meta.glob<Guide>("../games/*/texts/guide.*.ts", { import: "default" });

export const cardOf = (game: string): Card | undefined => cards[`../games/${game}/card.ts`];

/** What to tell about a game, if it says so itself: in this language or else in English. */
export function guideOf(game: string, language: string): Promise<Guide | undefined> {
  const [own, english] = [language, "en"].map((code) => guides[`../games/${game}/texts/guide.${code}.ts`]);
  return (own ?? english)?.() ?? Promise.resolve(undefined);
}

export const isLarge = (game: GameInfo): boolean => cardOf(game.id)?.large ?? false;

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => cardOf(game.id)?.order ?? Number.MAX_VALUE;
  return [...games].sort((one, other) => place(one) - place(other));
}

export function blurb(game: GameInfo): string {
  return cardWords(settings.language, game.id)?.blurb ?? game.summary;
}

/** Players, minutes and kind in one line. */
export function meta(game: GameInfo): string {
  const card = cardOf(game.id);
  const told = [t("players", { from: game.min_seats, to: game.max_seats })];
  if (card) told.push(t("minutes", { minutes: card.minutes }));
  const words = cardWords(settings.language, game.id);
  if (words) told.push(words.kind);
  return told.join(" · ");
}
