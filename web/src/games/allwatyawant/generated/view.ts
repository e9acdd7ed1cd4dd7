/** Written by tools/web_views.py from view_types.py: do not change it here. */
/** The card that was last read in this turn, in words. */
export type CardView = {
  deck: string;
  name: string;
  text: string;
  flavour: string;
  /** What its options are, while one is chosen. */
  options: string[];
};

/** What everybody sees of a pirate. */
export type PlayerView = {
  space: string | null;
  where: "off" | "finish" | "ashore" | "afloat" | "bay";
  steps_left: number | null;
  items: string[];
  favours: number;
  favour_limit: number;
  markers: number;
  adventure: string | null;
  task: string | null;
  tries: number;
  curse: string | null;
  has_chosen: boolean;
};

/** A piece of eight: open, known to the reader, or face down, and who has looked under it. */
export type CoinView = {
  field: string;
  open: boolean;
  icon: string | null;
  seen_by_seats: number[];
};

/** How many cards of a deck were never seen, and which lie under them in what order. */
export type DeckView = {
  deck: string;
  fresh: number;
  under: string[];
};

/** A doubloon: face down, or what was found under it. */
export type DoubloonView = {
  doubloon: string;
  found: "emerald" | "bones" | null;
};

/** What a case asks of the dice: their sum or the better die from low to high, a double, a die that shows it. */
export type WhenView = {
  test: string;
  low: number;
  high: number;
};

/** One way in which a throw may end, and what follows. */
export type CaseView = {
  /** Any of these; nothing: whatever is left. */
  when: WhenView[];
  follows: string;
};

/** How likely each case is. */
export type ChanceView = {
  /** What leads to it; empty: whatever is chosen. */
  move: string;
  /** How many of all throws lead to each case. */
  ways: number[];
  of: number;
};

/** What a throw decides, with its chances: one that comes, or one that lies there and may still be changed. */
export type FateView = {
  cases: CaseView[];
  chances: ChanceView[];
};

/** What an exchange leads to, if nobody plays a special. */
export type OutcomeView = {
  points: number[];
  follows: "exchange" | "round" | "tie" | "won";
  /** Who attacks next. */
  striker_seat: number | null;
  winner_seat: number | null;
  booty: number;
};

/** Who fights whom and how it stands; an attack that lies face down is only its owner's to see. */
export type DuelView = {
  attacker_seat: number;
  target_seat: number;
  points: number[];
  round: number;
  exchange: number;
  striker_seat: number;
  has_laid: boolean;
  laid: string | null;
  shown: string | null;
  tricks: number;
  hits: number;
  is_off: boolean;
  /** How many exchanges make a round. */
  exchanges: number;
  /** How many rounds a duel has at most. */
  rounds: number;
  if_hit: OutcomeView | null;
  if_parried: OutcomeView | null;
  /** How many points of booty are still to be taken. */
  booty_left: number;
  /** What the winner has named, while the loser may pay a ransom. */
  named: string | null;
};

/** The plank: stones, what is chosen so far, and what the last shot did, also after the series is over. */
export type PlankView = {
  in_use: boolean;
  shooter_seat: number;
  shots_left: number;
  stones: number;
  sunk: number;
  need: number;
  fouls: number;
  /** Where the stones lie. */
  lying: number[];
  stand: number | null;
  aim: string | null;
  speed: number | null;
  last_tremor: number | null;
  /** What happened in the last shot, to which stone, when and where. */
  last_shot: number[][];
  /** Whom a volley is fired at. */
  target_seat: number | null;
  /** The card or event that the shots are for. */
  quest: string | null;
  /** What follows if nothing is sunk, one stone, two, three. */
  stakes: string[];
};

/** Something the reader lacks, and the nearest place where the reader knows one. */
export type MissingView = {
  item: string;
  nearest: string | null;
  steps: number | null;
};

/** A space that the reader chooses from now, or could once the throw is accepted. */
export type ReachView = {
  move: string;
  space: string;
  steps: number | null;
  /** The field before it on a shortest way. */
  via: string | null;
  /** Whom the reader attacks there, or at sea may attack. */
  meets_seats: number[];
};

/** What a seat sees; a spectator gets the table alone. */
export type AllwatyawantView = {
  you_seat: number | null;
  round: number;
  round_limit: number;
  turn_seat: number | null;
  first_seat: number;
  play_goes: "clockwise" | "counterclockwise";
  hand_rule: string;
  dice: number[];
  /** What was thrown last before this turn began. */
  last_dice: number[];
  exact_landing: boolean;
  card: CardView | null;
  target_seat: number | null;
  fields_resolved: number;
  dolphins: number;
  players: PlayerView[];
  coins: CoinView[];
  icons_hidden: Record<string, number>;
  decks: DeckView[];
  favours_left: number;
  favours_below: string[];
  tokens: Record<string, number>;
  doubloons: DoubloonView[];
  landing_throws: number[];
  /** The name of the phase: what is being asked. */
  question: string;
  /** What a throw decides that is asked about. */
  fate: FateView | null;
  /** What is being asked and what is still to be done, the next first. */
  asked_for: number[][];
  duel: DuelView | null;
  plank: PlankView | null;
  winner_seat: number | null;
  favours?: string[];
  known_favours?: string[][];
  lacking?: string[];
  /** What the reader lacks, with the nearest place that is known to have it. */
  missing?: MissingView[];
  /** Where the reader may go, sail, drive somebody or look, if asked. */
  reach?: ReachView[];
  /** The item or favour that the reader has chosen to pass on. */
  offers?: string | null;
};
