/** Puzzles on this device: Python judges, and what was tried is kept until the server has it. */
import { Refused } from "../api.ts";
import { Remembered } from "../remembered.ts";
import type { PuzzleInfo, PuzzleRow, PuzzleToday, Solution } from "../types.ts";
import { today } from "./days.ts";
import { Shelf } from "./shelf.ts";
import { ask, tell, told } from "./told.ts";

/** What was tried at a puzzle: the first move, and the first right one if that is another. */
export type Trial = {
  id: string;
  game: string;
  puzzle: string;
  moves: string[];
  first: boolean;
  solved: boolean;
  sent: number;
};
type Row = Omit<PuzzleRow, "tried" | "solved" | "first">;

const trials = new Shelf<Trial>("doubloon-puzzles", "trials");
/** The name of the puzzle of the day in its address, until it is known which one it is. */
const OF_TODAY = "today";
type Known = { day: string; puzzle: string };
const isKnown = (value: unknown): value is Known => typeof (value as Known | null)?.puzzle === "string";
const known = new Remembered<Known>("doubloon.puzzle-of-the-day", isKnown);

const idOf = (game: string, puzzle: string): string => `${game}/${puzzle}`;

/** A puzzle with what the reader has made of it, here or before on the server. */
function marked(row: Row & Partial<PuzzleRow>, own: Trial | undefined): PuzzleRow {
  return {
    ...row,
    tried: !!own || (row.tried ?? false),
    solved: own?.solved || (row.solved ?? false),
    first: row.tried ? (row.first ?? false) : (own?.first ?? false),
  };
}

async function rows(): Promise<PuzzleRow[]> {
  const { puzzles } = await told<{ puzzles: PuzzleRow[] }>("api/puzzles");
  const own = new Map((await trials.all()).map((each) => [each.id, each]));
  return puzzles.map((row) => marked(row, own.get(idOf(row.game, row.id))));
}

/** One row for each game; which puzzle it is only Python can tell, and it is not started for that. */
async function ofToday(): Promise<PuzzleToday> {
  const [day, all] = [today(), await rows()];
  const puzzles = [...new Set(all.map((row) => row.game))].map((game) => {
    const chosen = known.of(game);
    const own = all.filter((row) => row.game === game);
    const found = chosen?.day === day ? own.find((row) => row.id === chosen.puzzle) : undefined;
    return found ?? { ...own[0]!, id: OF_TODAY, tried: false, solved: false, first: false };
  });
  return { day, puzzles };
}

/** With what the list knows of it. */
async function rowOf(row: Row): Promise<PuzzleRow> {
  const listed = await rows().catch((): PuzzleRow[] => []);
  const found = listed.find((each) => each.game === row.game && each.id === row.id);
  return found ?? marked(row, await trials.find(idOf(row.game, row.id)));
}

async function question(game: string, puzzle: string): Promise<PuzzleInfo> {
  const day = today();
  const info = await ask<PuzzleInfo>("puzzle", game, puzzle === OF_TODAY ? `${OF_TODAY} ${day}` : puzzle);
  if (puzzle === OF_TODAY) known.note(game, { day, puzzle: info.row.id });
  return { ...info, row: await rowOf(info.row) };
}

async function solve(game: string, puzzle: string, move: string): Promise<Solution> {
  const solution = await ask<Solution>("solve", game, puzzle, move);
  const id = idOf(game, puzzle);
  const before = await trials.find(id);
  const trial = before ?? { id, game, puzzle, moves: [], first: solution.right, solved: false, sent: 0 };
  if (!before || (solution.right && !before.solved))
    await trials.put({ ...trial, moves: [...trial.moves, move], solved: solution.right });
  return { ...solution, row: await rowOf(solution.row) };
}

export async function answer(game: string, puzzle: string, wish: { move?: string } | undefined): Promise<unknown> {
  if (!game) return { puzzles: await rows() };
  if (game === OF_TODAY) return ofToday();
  return wish ? solve(game, puzzle, wish.move ?? "") : question(game, puzzle);
}

export const unsentTrials = async (): Promise<Trial[]> =>
  (await trials.all()).filter(({ sent, moves }) => sent < moves.length);

/** The server hears of every try in its order; one that it has heard before changes nothing there. */
export async function sendTrials(unsent: readonly Trial[]): Promise<void> {
  for (const trial of unsent) {
    const path = `/api/puzzles/${encodeURIComponent(trial.game)}/${encodeURIComponent(trial.puzzle)}`;
    for (const [place, move] of trial.moves.entries()) {
      if (place < trial.sent) continue;
      try {
        await tell(path, { move });
      } catch (error) {
        const isGone = error instanceof Refused && [404, 409].includes(error.status);
        if (!isGone) break; // later, then
      }
      await trials.put({ ...trial, sent: place + 1 });
    }
  }
}
