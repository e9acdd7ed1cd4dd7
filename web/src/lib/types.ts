/** What the server says; kept in step with server/wire.py. */
export type Me = { id: string; name: string };

export type Option = {
  name: string;
  kind: "switch" | "number" | "choice";
  values: (string | number | boolean)[];
  default: string | number | boolean;
  help: string;
};

export type GameInfo = {
  id: string;
  title: string;
  summary: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  options: Option[];
};

export type BotInfo = { name: string; summary: string };

export type SeatInfo = {
  seat: number;
  kind: "open" | "person" | "bot";
  name: string;
  bot: string;
  yours: boolean;
  connected: boolean;
  covered: boolean;
};

export type Proposal = { by: number; to: number; at: number; agreed: number[]; waiting: number[] };

export type TableInfo = {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "open" | "playing" | "over" | "closed" | "frozen";
  seats: SeatInfo[];
  options: Record<string, string | number | boolean>;
  visibility: "listed" | "link";
  undo: "free" | "consent" | "never";
  hot_seat: boolean;
  timer: number;
  owner: boolean;
  invitation: string;
  watchers: number;
  proposal: Proposal | null;
  next: string;
  message: string;
};

/** Something that was told: its entry, its kind, whose it is, and the fields of its kind. */
export type Happening = { n: number; event: string; seat?: number; [field: string]: unknown };

export type Face = {
  seat: number | null;
  view: Record<string, unknown>;
  moves: string[];
  events: Happening[];
  sentences: string[];
  can_undo: boolean;
};

export type Position = {
  type: "position";
  n: number;
  since: number;
  prompt: string;
  section: string;
  actors: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  /** How the scores come about, line by line; empty until the game is over. */
  tally: { text: string; points: number[] }[];
  deadline: number | null;
  faces: Face[];
};

export type ChatLine = { k: number; name: string; seat: number | null; text: string; at: number };

export type Told =
  | TableInfo
  | Position
  | { type: "ack"; id: string; n: number }
  | { type: "reason"; id: string; reason: string | null }
  | { type: "advice"; id: string; text: string; bot: string }
  | { type: "said"; lines: ChatLine[] }
  | { type: "pong" }
  | { type: "error"; code: string; message: string; id: string };
