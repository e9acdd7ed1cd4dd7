/** Written by tools/web_views.py from view_types.py: do not change it here. */
/** Which island it is. */
export type IslandView = {
  number: number;
  title: string;
  /** Those of its sides that are our reconstruction. */
  reconstructed_sides: string[];
};

/** A statue, which way it looks, and the first space that it sees. */
export type StatueView = {
  space: string;
  looks: string;
  at: string;
};

/** Huts, palms and statues, and what is placed next before the first turn. */
export type ObjectsView = {
  huts: string[];
  palms: string[];
  statues: StatueView[];
  /** Statues that look nowhere yet. */
  unturned: string[];
  placing: string | null;
};

/** A clue on a map, and whose compass roses lie on it. */
export type LaidClueView = {
  clue: string;
  roses: number[];
};

/** A treasure map: its clues, and where its treasure can still be. */
export type MapView = {
  colour: string;
  clues: LaidClueView[];
  sites: number;
  /** The spaces where the treasure can still be. */
  possible: string[];
  /** Where site markers lie, once there are enough of them for all sites. */
  markers: string[] | null;
};

/** What everybody sees of a player. */
export type PlayerView = {
  atv: string | null;
  amulets: number;
  clues: number;
  roses_left: number;
  treasure_cards: number;
};

export type Leg = {
  legs: number;
  from: string;
};

/** Whose turn it is, and what is left of it. */
export type TurnView = {
  number: number;
  seat: number;
  action_taken: boolean;
  has_touched: boolean;
  legs_left: number;
  in_reach: string[];
  /** By space: how many legs it takes to get there, and the space before it on the way. */
  reach: Record<string, Leg>;
  by_amulet: boolean;
  picks_up: boolean;
  on_map: string | null;
  first_rose: number | null;
  asked_for: number;
  asked: number;
};

/** A treasure being shared out: what has been turned up, and who is asked. */
export type SharingView = {
  map: string;
  raiser: number;
  roses: number[];
  asked: number | null;
  asked_rose: number | null;
  offer: string | null;
  turned_up: string[];
  face_down: number;
  /** By card: who looked at it before the shuffle; −1 for a card that nobody saw. */
  looked: number[];
  last_claimer: number | null;
  /** What the reader looked at before the cards were shuffled. */
  you_saw: string[];
};

/** What a seat sees; a spectator gets the table alone. */
export type TobagoView = {
  island: IslandView | null;
  objects: ObjectsView;
  amulets_ashore: string[];
  amulets_left: number;
  /** The moves that amulets can pay for at this table, legal now or not. */
  powers: string[];
  maps: MapView[];
  players: PlayerView[];
  first: number;
  turn: TurnView | null;
  clues_left: number;
  clues_discarded: string[];
  treasure_left: number;
  treasure_discarded: string[];
  curses: number;
  curses_out: number;
  last_treasure: boolean;
  sharing: SharingView | null;
  you?: number;
  hand?: string[];
  /** By clue of the hand: the spaces that it allows. */
  hand_allows?: string[][];
  /** By clue and map: how many sites it would leave; null where it does not fit. */
  would_leave?: (number | null)[][];
  /** By clue and map: what is wrong with it there; null where it fits. */
  misfits?: ("strikes-none" | "leaves-none" | null)[][];
  claimed?: string[];
  chosen_clue?: string | null;
};
