/** What the home page says of the games it knows: how long they take, what they are like, in which order. */
import { t } from "../../lib/i18n.ts";
import type { GameInfo } from "../../lib/types.ts";

const FACTS = {
  tobago: { minutes: 25, kind: "kindTobago", blurb: "blurbTobago" },
  treasure_hunter: { minutes: 30, kind: "kindHunter", blurb: "blurbHunter" },
  allwatyawant: { minutes: 60, kind: "kindVoyage", blurb: "blurbVoyage" },
  salvage: { minutes: 10, kind: "kindSalvage", blurb: "blurbSalvage" },
} as const;
const ORDER = Object.keys(FACTS);
/** These have large cards; the others come after them, smaller. */
const LARGE = new Set(["tobago", "treasure_hunter", "allwatyawant"]);

const factsOf = (id: string): (typeof FACTS)[keyof typeof FACTS] | null =>
  id in FACTS ? FACTS[id as keyof typeof FACTS] : null;

export const isLarge = (game: GameInfo): boolean => LARGE.has(game.id);

export function inOrder(games: GameInfo[]): GameInfo[] {
  const place = (game: GameInfo): number => (ORDER.indexOf(game.id) + ORDER.length + 1) % (ORDER.length + 1);
  return [...games].sort((one, other) => place(one) - place(other));
}

export function blurb(game: GameInfo): string {
  const facts = factsOf(game.id);
  return facts ? t(facts.blurb) : game.summary;
}

/** Players, minutes and kind in one line. */
export function meta(game: GameInfo): string {
  const facts = factsOf(game.id);
  const told = [t("players", { from: game.min_seats, to: game.max_seats })];
  if (facts) told.push(t("minutes", { minutes: facts.minutes }), t(facts.kind));
  return told.join(" · ");
}
