/** Boards of particular games: one folder each, found by looking and loaded when needed. */
import type { Component } from "svelte";

import { loadSayings } from "./sayings.svelte.ts";
import { loadSpeech } from "./speech.ts";
import type { Lasts, Scene, Story } from "./stage.svelte.ts";
import type { Happening, SeatInfo } from "./types.ts";

export type BoardProps = {
  view: Record<string, unknown>;
  seats: SeatInfo[];
  /** Whose eyes see it: in a replay or on a shared device not always the reader's first seat; null: a spectator's. */
  eyes: number | null;
  /** Whose moves these are, if somebody is asked in front of everybody: then nobody's eyes in particular see it. */
  asked?: number | null;
  /** The legal moves of the seat that looks, as texts; empty if it is not its turn. */
  moves: string[];
  /** Make one of them. */
  move: (text: string) => void;
  /** Make several, one after the other as they are asked for, until one cannot be made or another does one of these. */
  follow?: (texts: readonly string[], wakes: readonly string[]) => void;
  /** The move that a hint advises, to be lit; empty: none. */
  advised: string;
  /** Ask why this text is no legal move now; the answer with its § appears in the prompt bar. */
  why: (text: string) => void;
  /** Take the last choice back and make this one; empty: only take it back. */
  instead?: (text: string) => void;
  /** Can the last choice be taken back without asking anybody? */
  changeable?: boolean;
  /** What was told so far, as far as it is shown, and what is being told last. */
  told?: Happening[];
  /** What is being told while the old view is still shown; null when the stage is idle. */
  scene: Scene | null;
  /** Do not wait for the rest of what is being told. */
  skip?: () => void;
  /** Go on with what happened next: for those who have read it. */
  next?: () => void;
  /** Has the game ended, so that nobody will do anything any more? */
  over?: boolean;
  /** Which game it is, for the board that any game can be played on. */
  game?: string;
};

/** A sound of lib/sound.ts. */
export type SoundName =
  | "step"
  | "card"
  | "coin"
  | "dice"
  | "chime"
  | "curse"
  | "knock"
  | "wood"
  | "clack"
  | "splash"
  | "sabre"
  | "paper"
  | "fanfare"
  | "turn";

export type BoardModule = {
  id: string;
  Board: Component<BoardProps>;
  /** What a player has, in one short row, for the list of players; as far as the scene has told it. */
  Plate?: Component<{ view: Record<string, unknown>; seat: number; name: string; scene?: Scene | null }>;
  /** The sign of a player beside the name, instead of colour and shape alone; it must show both. */
  Sign?: Component<{ seat: number; size?: number }>;
  /** Has every legal move a control of its own on the board? Then the list of moves is folded away below it. */
  covers?: boolean;
  /** Is this a move that a hand makes on the board and that nobody may choose from a list? */
  byHand?: (text: string, view: Record<string, unknown>) => boolean;
  /** Does this move only pick something up, such as a card, before the move proper? */
  selects?: (text: string, view: Record<string, unknown>) => boolean;
  /** What a person who does this may have overlooked, in one sentence; empty: nothing. They are asked once. */
  warns?: (text: string, view: Record<string, unknown>, moves: readonly string[]) => string;
  /** Does the board tell the final count as a scene of its own? Then the end adds only who has won. */
  counts?: boolean;
  /** What each seat did in the whole game, in a few words, for the end; `told` is all that was told and stands. */
  story?: (told: readonly Happening[], seats: number) => string[];
  /** Must people have the time to read this event? Then it is not hurried when the game is ahead. */
  reads?: (event: Happening, story: Story) => boolean;
  /** Does this event stay on stage until the person goes on, such as a letter to them? */
  holds?: (event: Happening, story: Story) => boolean;
  /** What a line of the log is about, in full, such as the words of a letter; empty: there is no more to say. */
  recounts?: (event: Happening) => string;
  /** How long an event is on stage. */
  lasts?: Lasts;
  /** What an event sounds like. */
  sounds?: (event: Happening) => SoundName | null;
};

const found = import.meta.glob<BoardModule>("../games/*/index.ts");

/** The board of a game, when its words and what its views are made of are there too. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = found[`../games/${game}/index.ts`] ?? found["../games/generic/index.ts"];
  const [board] = await Promise.all([load!(), loadSayings(game), loadSpeech(game).catch(() => {})]);
  return board;
}
