/** What a seat sees of Tobago; kept in step with src/doubloon/games/tobago/views.py. */
export type Statue = { space: string; looks: string; at: string };

export type MapView = {
  colour: string;
  clues: { clue: string; roses: number[] }[];
  sites: number;
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
  offer: string | null;
  turned_up: string[];
  face_down: number;
  looked: number[];
  last_claimer: number | null;
  you_saw: string[];
};

export type TobagoView = {
  island: { number: number; title: string; reconstructed_sides: string[] } | null;
  objects: { huts: string[]; palms: string[]; statues: Statue[]; unturned: string[] };
  amulets_ashore: string[];
  amulets_left: number;
  maps: MapView[];
  players: PlayerView[];
  turn: { number: number; seat: number; legs_left: number; on_map: string | null; first_rose: number | null } | null;
  clues_left: number;
  treasure_left: number;
  curses_out: number;
  last_treasure: boolean;
  sharing: SharingView | null;
  hand?: string[];
  would_leave?: (number | null)[][];
  claimed?: string[];
  chosen_clue?: string | null;
};
