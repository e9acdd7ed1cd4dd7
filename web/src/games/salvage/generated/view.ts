/** Written by tools/web_views.py from view_types.py: do not change it here. */
/** A chest that was looked at: where it lies, by whom, and for them alone what is in it. */
export type LookView = {
  from_top: number;
  by_seats: number[];
  chest: string | null;
};

/** What everybody sees of a diver. */
export type DiverView = {
  ropes: number;
  has_chosen: boolean;
  chests: string[];
};

/** What a seat sees; a spectator gets the table alone. The ropes are shown when all have chosen. */
export type SalvageView = {
  night: number;
  nights: number;
  captain_seat: number;
  eel_bite: number;
  ropes_left: number;
  ropes_aside: string[];
  chests_left: number;
  chests_looked_at: LookView[];
  divers: DiverView[];
  lost: string[];
  shown?: string[];
  hand?: string[];
  choice?: string | null;
};
