/** What a seat sees of Tobago; kept in step with src/doubloon/games/tobago/views.py. */
export type Statue = { space: string; looks: string; at: string };

export type MapView = {
  colour: string;
  clues: { clue: string; roses: number[] }[];
  sites: number;
  possible: string[];
  markers: string[] | null;
};

export type PlayerView = {
  atv: string | null;
  amulets: number;
  clues: number;
  roses_left: number;
  treasure_cards: number;
};

export type SharingView = {
  map: string;
  raiser: number;
  roses: number[];
  asked: number | null;
  asked_rose: number | null;
  offer: string | null;
  turned_up: string[];
  face_down: number;
  looked: number[];
  last_claimer: number | null;
  you_saw: string[];
};

/** By space: how many legs it takes, and the space before it on the way. */
export type Reach = Record<string, { legs: number; from: string }>;

export type TurnView = {
  number: number;
  seat: number;
  legs_left: number;
  on_map: string | null;
  first_rose: number | null;
  reach: Reach;
  picks_up: boolean;
};

export type TobagoView = {
  island: { number: number; title: string; reconstructed_sides: string[] } | null;
  objects: { huts: string[]; palms: string[]; statues: Statue[]; unturned: string[]; placing: string | null };
  amulets_ashore: string[];
  amulets_left: number;
  /** The moves for which this table lets amulets be used, legal now or not. */
  powers: string[];
  maps: MapView[];
  players: PlayerView[];
  turn: TurnView | null;
  clues_left: number;
  treasure_left: number;
  curses: number;
  curses_out: number;
  last_treasure: boolean;
  sharing: SharingView | null;
  /** The seat that looks; people who watch have none, and nothing of what follows. */
  you?: number;
  hand?: string[];
  /** By clue of the hand: the spaces that it allows. */
  hand_allows?: string[][];
  /** By clue and map: how many sites it would leave, or what is wrong with it there. */
  would_leave?: (number | null)[][];
  misfits?: ("strikes-none" | "leaves-none" | null)[][];
  claimed?: string[];
  chosen_clue?: string | null;
};
