/** Written by tools/web_views.py from view_types.py: do not change it here. */
/** A pack that was passed on: what was in it, and what was drawn, kept and set aside. */
export type LookView = {
  pack_seat: number;
  cards: string[];
  drawn: string | null;
  kept: string;
  aside: string | null;
};

/** A scroll, and what it would pay: so much each time, and how often. */
export type ScrollView = {
  scroll: string;
  pays: number;
  each: number;
  times: number;
};

/** What a player's cards add up to. */
export type GroupsView = {
  /** For each location the strength of the adventurers in hand. */
  totals: (number | null)[];
  cards: number[];
  paws: number;
  coins: number;
  actions: number;
  /** For each location the cards in hand that help there alone, and last those that protect from goblins. */
  helpers: string[][];
};

/** What a goblin would do: held off, or how much it takes. */
export type GuardView = {
  held: boolean;
  pays: number;
};

/** What a card of the pack would change if it were kept. */
export type PickView = {
  card: string;
  /** blue, green, red, dogs, coins or actions. */
  group: string;
  /** Where an adventurer hunts or a companion helps. */
  location: string | null;
  before: number | null;
  after: number | null;
  guard: GuardView[];
  /** How much more the player's yellow scrolls would pay in this round. */
  scrolls: number;
  /** Is it lost at the end of the round if it has not been played? */
  fades: boolean;
  /** Does the last card of the round come by itself after it? */
  is_last_choice: boolean;
};

/** A card of the pack that would pay whoever gets the pack next. */
export type WantedView = {
  card: string;
  by_seat: number;
  /** The open scroll of theirs that would pay the most for it. */
  scroll: string;
  pays: number;
};

/** Who would take a prize, or took it, and why. */
export type HoldView = {
  seat: number | null;
  /** highest, lowest, only (nobody else can), tie, split (a tie that the other one won), nobody; empty: not yet. */
  why: string;
  tied: number[];
  /** The adventurer that decides a tie. */
  by: string | null;
};

/** What passing or an action card would lead to, or why it cannot be played. */
export type PlayView = {
  move: string;
  card: string | null;
  sleeper: string | null;
  /** The name of a reason; empty: it can be played when the player is asked. */
  why_not: string;
  totals: (number | null)[];
  max_now: HoldView;
  min_now: HoldView;
  money: number;
  guard: GuardView[];
  draws: boolean;
  /** Would the window close? */
  closes: boolean;
};

/** A location: its prizes, the totals as they stand or stood, and who captured what. */
export type LocationView = {
  location: string;
  colour: string;
  max: string | null;
  min: string | null;
  max_seat: number | null;
  min_seat: number | null;
  max_now: HoldView;
  min_now: HoldView;
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
  /** The action cards by the location where they were played, and last those against goblins. */
  played: string[][];
  too_late: string[];
  asleep: string[];
  mules: MuleView[];
  paws: number | null;
  scaregoblin: boolean;
  collected: number;
  /** Once the cards are open: what the yellow scrolls would pay. */
  scrolls: ScrollView[];
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
  groups?: GroupsView;
  /** What each goblin would do to the reader now. */
  guard?: GuardView[];
  picks_would?: PickView[];
  /** What the neighbour's open scrolls would pay for, of the cards that may go on to them. */
  wanted?: WantedView[];
  plays_would?: PlayView[];
  you_seat: number | null;
  round: number;
  rounds: number;
  step: string;
  steps: string[];
  dealer_seat: number;
  passing: "left" | "right";
  /** The seats in the order in which a pack goes round. */
  ring: number[];
  pick: number;
  picks: number;
  locations: LocationView[];
  goblins: GoblinView[];
  stacks: StacksView;
  draw_pile: number;
  players: PlayerView[];
  asked_seat: number | null;
  passes: number;
  passed_seats: number[];
  /** Who is asked in the action window, in order; whoever holds no card is skipped. */
  order: number[];
  out_of_the_game: string[];
};
