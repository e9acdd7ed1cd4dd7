/** Written by tools/web_views.py from view_types.py: do not change it here. */
/** A pack that was passed on: what was in it, and what was drawn, kept and set aside. */
export type LookView = {
  pack_seat: number;
  cards: string[];
  drawn: string | null;
  kept: string;
  aside: string | null;
};

/** A scroll, and what it would pay. */
export type ScrollView = {
  scroll: string;
  pays: number;
};

/** A location: its prizes, the totals as they stand or stood, and who captured what. */
export type LocationView = {
  location: string;
  colour: string;
  max: string | null;
  min: string | null;
  max_seat: number | null;
  min_seat: number | null;
  visited: boolean;
  totals: (number | null)[];
  times: number[];
  bonus: number[];
};

/** A goblin: how many paws keep it at bay, what it takes, and what lies on it. */
export type GoblinView = {
  goblin: string;
  paws: number;
  takes: number;
  loot: number;
};

/** How many tiles and goblins are left to come. */
export type StacksView = {
  max: number;
  min: number;
  goblins: number;
};

/** What a player has, as it would count now. */
export type WealthView = {
  gray: number;
  artifacts: number;
  goblins: number;
  money: number;
};

/** A card that a mule brings: after which location, and whether it has been laid out. */
export type MuleView = {
  after: number;
  laid: boolean;
};

/** What everybody sees of a player: wealth, and the cards laid out. */
export type PlayerView = {
  money: number;
  treasures: string[];
  goblins: string[];
  wealth: WealthView;
  score: number;
  cards: number;
  pack: number;
  own_pile: number;
  has_kept: boolean;
  has_chosen: boolean;
  /** All cards laid out; teams, dogs, coins and actions are the same in groups. */
  laid: string[];
  teams: string[][];
  dogs: string[];
  coins: string[];
  actions: string[];
  too_late: string[];
  asleep: string[];
  mules: MuleView[];
  paws: number | null;
  scaregoblin: boolean;
  collected: number;
  done: boolean;
};

/** The open table, and for a seat its own cards. */
export type TreasureHunterView = {
  hand?: string[];
  pack?: string[];
  keeps?: string | null;
  sets_aside?: string | null;
  brought?: string[];
  /** Every pack that the reader has passed on in this round. */
  seen?: LookView[];
  scrolls?: ScrollView[];
  you_seat: number | null;
  round: number;
  rounds: number;
  step: string;
  steps: string[];
  dealer_seat: number;
  passing: "left" | "right";
  locations: LocationView[];
  goblins: GoblinView[];
  stacks: StacksView;
  draw_pile: number;
  players: PlayerView[];
  asked_seat: number | null;
  passes: number;
  out_of_the_game: string[];
};
