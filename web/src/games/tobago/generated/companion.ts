/** Written by tools/web_views.py from companion.py: do not change it here. */
import type { TobagoView } from "./view.ts";

/** What people enter. */
export type Sheet = {
  /** Which of the 32, from 1 on. */
  island: number;
  seats: number;
  deeds: string[];
  /** A clue that somebody thinks of laying. */
  held?: string;
};

/** A clue card, and what it would do. */
export type CardRow = {
  clue: string;
  /** Is it on our list of cards? The list is partly our reconstruction, so a real box may hold others. */
  listed: boolean;
  /** The map on which it lies already. */
  on: string | null;
  /** By map: how many sites it would leave; null where it does not fit. */
  leaves: (number | null)[];
  /** By map: what is wrong with it there. */
  misfits: ("strikes-none" | "leaves-none" | null)[];
};

/** A treasure whose site is known. */
export type Located = {
  map: string;
  space: string;
  /** By seat: how many legs the ATV needs to get there; null while nobody has said where it stands. */
  legs: (number | null)[];
  /** By seat: can it be there in one turn? */
  near: boolean[];
};

/** The treasure that was raised last, if nothing has happened since. */
export type Shared = {
  map: string;
  raiser: number;
  /** Whose roses are asked, from the lowest up. */
  roses: number[];
  cards: number;
};

/** What people are told. */
export type Answer = {
  table: TobagoView;
  /** While huts, palms and statues are put on the island: what may be done next. */
  may: string[];
  cards: CardRow[];
  /** The spaces that the held clue allows. */
  held_allows: string[];
  located: Located[];
  /** By seat: where the ATV gets in one turn, and by how many legs. */
  reach: Record<string, number>[];
  /** The maps of which a site may be struck off. */
  strikes: string[];
  shared: Shared | null;
  /** How many treasure cards are left in the deck, if each treasure was dealt as the rules say. */
  cards_left: number;
};
