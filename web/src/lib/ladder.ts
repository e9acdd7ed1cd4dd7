/** Which level a person plays against in each game, and when it is time for the next one. */
import { Remembered } from "./remembered.ts";
import type { TableInfo } from "./types.ts";

/** The bots of the ladder, the weakest first, as the server calls them. */
export const LADDER = ["pip", "wilma", "barnaby", "isolde", "crow", "agatha"] as const;

/** Whoever has never chosen plays against this one: it makes mistakes, but not every one. */
const FIRST = 2;
const IN_A_ROW = 3;

type Climb = { level: number; wins: number; last: string };
const isClimb = (value: unknown): value is Climb => typeof (value as Climb | null)?.level === "number";
const climbs = new Remembered<Climb>("doubloon.levels", isClimb);

export const botAt = (level: number): string => LADDER[level - 1] ?? LADDER[FIRST - 1]!;
export const levelAt = (bot: string): number => (LADDER as readonly string[]).indexOf(bot) + 1;

/** The level that I play a game against unless I choose another. */
export const levelOf = (game: string): number => climbs.of(game)?.level ?? FIRST;

/** I have chosen a level. */
export function choose(game: string, level: number): void {
  if (level > 0 && level !== levelOf(game)) climbs.note(game, { level, wins: 0, last: "" });
}

type Ended = Pick<TableInfo, "game" | "hot_seat" | "lesson" | "daily" | "seats">;

/** The level above, and whether it is time for it: after one victory it is only offered. */
export type Next = { level: number; isDue: boolean };

/** A game has ended: the next level, if I have just beaten this one, alone against its bots; due after three in a row.
 *
 * A lesson counts for nothing, nor does the deal of a day played again: their luck is known. */
export function ended(
  { game, hot_seat, lesson, daily, seats }: Ended,
  table: string,
  ranking: readonly number[],
): Next | null {
  if (hot_seat || lesson || (daily && !daily.counted)) return null;
  const mine = seats.filter((seat) => seat.yours);
  const others = seats.filter((seat) => !seat.yours);
  const level = Math.max(0, ...others.map((seat) => seat.level));
  if (mine.length !== 1 || mine[0]!.kind !== "person" || others.some((seat) => !seat.level)) return null;
  const isMine = ranking[mine[0]!.seat] === 1 && ranking.filter((place) => place === 1).length === 1;
  const before = climbs.of(game);
  let wins = before?.level === level ? before.wins : 0;
  if (before?.last !== table || before.level !== level) {
    wins = isMine ? wins + 1 : 0;
    climbs.note(game, { level, wins, last: table });
  }
  const isDue = wins >= IN_A_ROW;
  const isOffered = isMine && others.every((seat) => seat.level === level);
  return (isDue || isOffered) && level < LADDER.length ? { level: level + 1, isDue } : null;
}
