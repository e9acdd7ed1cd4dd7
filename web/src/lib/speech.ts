/** A game's own words in the language of the person: what happened, what the game waits for, what a move is called. */
import type { Happening } from "./types.ts";
import { humanize } from "./words.ts";

export type Speech = {
  /** An event in one sentence; the server's English is given. */
  sentence: (event: Happening, english: string) => string;
  /** What the game waits for; the server's English is given. */
  prompt: (english: string) => string;
  /** Why something cannot be done; the server's English is given. */
  reason: (english: string) => string;
  /** A move as a button's label. */
  move: (text: string) => string;
  /** A key of a view, such as `clues_left`. */
  key: (name: string) => string;
};

export function speechOf(_game: string): Speech {
  return { sentence: (_, english) => english, prompt: (english) => english, reason: (english) => english, move: humanize, key: humanize };
}
