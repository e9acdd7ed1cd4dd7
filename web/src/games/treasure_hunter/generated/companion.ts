/** Written by tools/web_views.py from companion.py: do not change it here. */
/** What somebody owns. */
export type OwnSheet = {
  /** Left out: as much as everybody begins with. */
  money?: number;
  treasures: string[];
  goblins: number;
};

/** How somebody guards the camp. */
export type CampSheet = {
  paws: number;
  /** The highest on a single dog; it matters only where the most paws are tied. */
  discipline: number;
  /** Has this player set up a Scaregoblin? */
  scared: boolean;
};

/** A night with goblins. */
export type RaidSheet = {
  /** From top to bottom. */
  goblins: string[];
  /** The money that lies on each of them already. */
  coins: number[];
  camps: CampSheet[];
};

/** A yellow scroll that somebody uses. */
export type ScrollSheet = {
  treasure: string;
  /** How many cards it speaks of were played, or what coin cards paid. */
  times: number;
};

/** What people enter. */
export type Sheet = {
  players: OwnSheet[];
  raid?: RaidSheet;
  scroll?: ScrollSheet;
};

/** One line of the count. */
export type Line = {
  part: string;
  points: number;
};

/** A treasure, and what it counts at the end. */
export type TileRow = {
  treasure: string;
  points: number;
  /** Is it a yellow scroll, that pays only when it is used? */
  usable: boolean;
};

/** What somebody's wealth comes to. */
export type Count = {
  money: number;
  lines: Line[];
  tiles: TileRow[];
  total: number;
  place: number;
};

/** What a goblin does. */
export type Theft = {
  goblin: string;
  /** By seat: what it takes, */
  pays: number[];
  /** and why that much. */
  fates: ("pays" | "broke" | "held" | "scared")[];
  /** What lies on it in the end. */
  coins: number;
  claimed: boolean;
};

/** How a night ends. */
export type Raid = {
  goblins: Theft[];
  /** Who has the strongest pack; null: nobody has a dog. */
  claimer: number | null;
  /** Who has the most paws, if more than one: discipline decides among them. */
  tied: number[];
  /** Is it clear who has the strongest pack? If not, the disciplines of those who are tied are missing. */
  settled: boolean;
  money: number[];
  /** By seat: money afterwards, and the goblins claimed in all. */
  claims: number[];
};

/** What people are told. */
export type Answer = {
  players: Count[];
  raid: Raid | null;
  /** So many goblins come in a round. */
  raiders: number;
  /** What the scroll pays. */
  pays: number | null;
};
