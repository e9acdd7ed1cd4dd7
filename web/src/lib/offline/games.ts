/** The games that are kept on this device: each with all that is needed to go on, and where it went home to. */
import type { DailyOutcome, TableInfo } from "../types.ts";
import { Shelf } from "./shelf.ts";

export type Result = { scores: number[]; ranking: number[]; outcome?: DailyOutcome };
/** Of the deal of a day: which, whether it counts, its seed if it was taken along, and whose it is then. */
export type Deal = { game: string; day: string; counted: boolean; seed: string; header: string; by: string };
export type Kept = { record: string; actors: number[]; result: Result | null } & Record<string, unknown>;
export type Game = {
  id: string;
  /** How it is to begin, as long as it has not: Python may still be on its way. */
  wish: Record<string, unknown> | null;
  /** What Python needs to go on; nobody else looks into it. */
  kept: Kept | null;
  /** The table as it was told last. */
  info: TableInfo;
  /** When something happened last, in seconds since 1970. */
  at: number;
  /** The table that the game has on the server; empty: it has not been home yet. */
  home: string;
  /** Why the server did not want it; empty: it was not asked, or took it. */
  unwanted: string;
  deal?: Deal;
};

export const games = new Shelf<Game>("doubloon", "games");
