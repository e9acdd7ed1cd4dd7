/** Which of my finished games are wanted, and how that is asked. */
import type { MyGame, Versus } from "../../lib/types.ts";

export type Filters = {
  game: string;
  level: number;
  opponent: string;
  seats: number;
  result: "" | "won" | "lost";
  days: number;
};

export const ALL: Filters = { game: "", level: 0, opponent: "", seats: 0, result: "", days: 0 };

export const isAll = (filters: Filters): boolean => queryOf(filters) === "";

/** As the server is asked; what does not matter is left out. A bot is named as such, a person by a seat. */
export function queryOf(filters: Filters, before: number | null = null): string {
  const words = new URLSearchParams();
  const { opponent, ...others } = filters;
  for (const [name, value] of Object.entries(others)) if (value) words.set(name, String(value));
  if (opponent) words.set(opponent.includes(".") ? "opponent" : "bot", opponent);
  if (before !== null) words.set("before", String(before));
  return words.toString();
}

/** Everybody I have played against: people first, then bots without a level, which no level names. */
export function opponents(people: Versus[], games: MyGame[]): Versus[] {
  const bots = new Map(games.flatMap((game) => game.bots).map((each) => [each.who, each]));
  return [...people, ...[...bots.values()].filter((each) => !each.level)];
}
