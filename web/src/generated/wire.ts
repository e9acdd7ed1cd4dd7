/** Written by tools/web_types.py from server/wire: do not change it here. */

import type { Kind } from "../lib/schema.ts";

/** Something that was told: its entry, its kind, whose it is, and the fields of its kind. */
export type Happening = { n: number; event: string; seat?: number; [field: string]: unknown };

/** What the game asks (and of whom) or why it refuses: a key of its texts, and what the sentence speaks of. */
export type Saying = { prompt?: string; seats?: number[]; reason?: string; section?: string; [field: string]: unknown };

/** How a game speaks a language: a game's folder has the files, src/doubloon/core/voice.py explains them. */
export type Texts = {
  title?: string;
  summary?: string;
  worth?: string;
  and?: string;
  options?: Record<string, { name: string; help: string; values?: Record<string, string> }>;
  events?: Record<string, string | { says: string; unseen: string }>;
  prompts?: Record<string, string>;
  waiting?: Record<string, string>;
  habits?: Record<string, string>;
  reasons?: Record<string, string>;
  verbs?: Record<string, string>;
  nouns?: Record<string, Record<string, string>>;
  tally?: Record<string, string>;
  keys?: Record<string, string>;
  about?: Record<string, string>;
  cards?: Record<string, Record<string, string>>;
};

/** The table apart from the game: who sits where, and what was agreed. */
export type TableInfo = {
  type: "table";
  id: string;
  game: string;
  title: string;
  status: "closed" | "frozen" | "open" | "over" | "playing";
  seats: SeatInfo[];
  options: Record<string, boolean | number | string>;
  visibility: "link" | "listed";
  undo: "consent" | "free" | "never";
  newcomers: "anybody" | "consent" | "nobody";
  hot_seat: boolean;
  watchable: boolean;
  timer: number;
  cover_after: number;
  stand_in: string;
  late: "move" | "seat";
  pace: number;
  owner: boolean;
  invitation: string;
  watchers: number;
  watching: Watcher[];
  proposal: Proposal | null;
  declined: Declined | null;
  asking: Newcomer[];
  locked: boolean;
  watchers_muted: boolean;
  muted: boolean;
  removed: boolean;
  next: string;
  version: number;
  frozen: Fault | null;
  commitment: string;
  branch_of: BranchOf | null;
  lesson: boolean;
  daily: DailyOf | null;
  loaded: Loaded | null;
  shuffle: ShuffleInfo | null;
  notes: Note[];
  science: Science | null;
  reports: boolean;
  hushed_until: number;
};

/** A seat as everybody sees it. */
export type SeatInfo = {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  bot: string;
  yours: boolean;
  connected: boolean;
  covered: boolean;
  level: number;
  retakable: boolean;
  offered: boolean;
  at_once: boolean;
  muted: boolean;
  host: boolean;
  bot_in: number | null;
};

/** Somebody who watches, by the name that they have chosen. */
export type Watcher = {
  id: string;
  name: string;
  yours: boolean;
  muted: boolean;
};

/** Somebody wants to take moves back beyond what was revealed; all people at the table are asked. */
export type Proposal = {
  by: number;
  to: number;
  at: number;
  agreed: number[];
  waiting: number[];
};

/** Somebody wanted to take moves back, and somebody else did not agree: told until the next move. */
export type Declined = {
  by: number;
  no: number;
};

/** Somebody asks for a seat of the running game; all who have a seat are asked. */
export type Newcomer = {
  ask: string;
  name: string;
  seat: number;
  yours: boolean;
  agreed: number[];
  waiting: number[];
};

/** Something was refused: a code for programs, a sentence for people, and what stands in its gaps. */
export type Fault = {
  code: string;
  message: string;
  fields: Record<string, unknown>;
};

/** The game, and the entry of it, from which a table went on: the luck of both is the same, and may be known. */
export type BranchOf = {
  table: string;
  n: number;
};

/** The day whose deal is played at a table, and whether it is somebody's one counted try. */
export type DailyOf = {
  day: string;
  counted: boolean;
  device: boolean;
};

/** Who loaded the record of a game that was played elsewhere, and when: names and seed are as the file has them. */
export type Loaded = {
  by: string;
  at: number;
};

/** How the seed comes about: the seal of the server's secret, and everybody's cut. */
export type ShuffleInfo = {
  seal: string;
  cuts: CutInfo[];
};

/** What one person gives to the luck: their seats, the seal, and the cut once it is open; empty: none. */
export type CutInfo = {
  seats: number[];
  seal: string;
  cut: string;
};

/** Something that happened at the table and not in the game, when the record had `n` entries; for the log. */
export type Note = {
  n: number;
  kind: "back" | "bot_asked" | "covered" | "declined" | "left" | "rematch" | "seated" | "timed_out" | "void" | "withdrawn";
  seat: number;
  other: number | null;
  moves: number;
  until: number;
  name: string;
};

/** Who has agreed that this game may be used for science, without names; it may be once all have. */
export type Science = {
  mine: boolean | null;
  agreed: number;
  asked: number;
};

/** The position after entry `n` as this reader may see it, with what was told since entry `since`; of a long absence only the last pages, and the pages before them can be asked for. */
export type Position = {
  type: "position";
  n: number;
  since: number;
  prompt: Saying;
  section: string;
  actors: number[];
  over: boolean;
  scores: number[];
  ranking: number[];
  tally: TallyLine[];
  clock: Clock | null;
  open: boolean;
  faces: Face[];
};

/** One line of the final count: what is counted, as a key of the texts, and the points of each seat. */
export type TallyLine = {
  key: string;
  points: number[];
};

/** When the time of each seat is over, and when that was told; null: it is not asked. */
export type Clock = {
  now: number;
  ends: (number | null)[];
};

/** One seat's side of the position (seat None: a spectator's). */
export type Face = {
  seat: number | null;
  view: Record<string, unknown>;
  moves: string[];
  events: Happening[];
  can_undo: boolean;
  has_moved: boolean;
  secret: boolean;
};

/** Up to which entry I had seen the game when I last looked, on whatever device, and when; then more happened. */
export type LastLook = {
  type: "last_look";
  n: number;
  at: number;
};

/** A page of the past: what was told from entry `since` on and before entry `before`. */
export type Past = {
  type: "past";
  since: number;
  before: number;
  faces: PastFace[];
};

/** What one seat was told in the past (seat None: a spectator). */
export type PastFace = {
  seat: number | null;
  events: Happening[];
};

/** The message `id` was carried out and is safe; the record now has `n` entries. */
export type Ack = {
  type: "ack";
  id: string;
  n: number;
};

/** Why a move is not legal; None if it is. */
export type Why = {
  type: "reason";
  id: string;
  reason: Saying | null;
};

/** What a bot would do, `then` what right after that, if it can be told; and `others`, the better first. */
export type Hint = {
  type: "advice";
  id: string;
  text: string;
  bot: string;
  others: Alternative[];
  then: string;
};

/** Another move that a bot has thought of. */
export type Alternative = {
  text: string;
  behind: number | null;
};

/** What was said at the table. */
export type Chat = {
  type: "said";
  lines: ChatLine[];
};

/** Something that was said; nothing of it is left if the operator has removed it. */
export type ChatLine = {
  k: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
  removed: boolean;
};

/** I am here. */
export type Pong = {
  type: "pong";
};

/** Something was refused; `id` names the message that it was, if it had one. */
export type Problem = {
  type: "error";
  code: string;
  message: string;
  fields: Record<string, unknown>;
  id: string;
  reason: Saying | null;
};

/** An identity as its owner sees it; the secret only if it was asked for, and only once. */
export type Identity = {
  id: string;
  name: string;
  secret: string;
  renamed: boolean;
};

/** All games and all bots. */
export type Games = {
  games: GameInfo[];
  bots: BotInfo[];
};

/** A game that can be played. */
export type GameInfo = {
  id: string;
  title: string;
  summary: string;
  min_seats: number;
  max_seats: number;
  rules_version: number;
  options: OptionInfo[];
  lesson: boolean;
};

/** What can be chosen for a game; of a number the least and the most are told. */
export type OptionInfo = {
  name: string;
  kind: "choice" | "number" | "switch";
  values: (boolean | number | string)[];
  default: boolean | number | string;
  help: string;
};

/** A bot that can be seated. */
export type BotInfo = {
  name: string;
  summary: string;
  title: string;
  level: number;
};

/** Every word of a game and its texts in one language. */
export type GameWords = {
  title: string;
  verbs: Record<string, string[]>;
  nouns: Record<string, string[]>;
  fields: Record<string, Record<string, string>>;
  secret: Record<string, string[]>;
  routine: string[];
  part_of: Record<string, string>;
  windows: Record<string, string[]>;
  habits: Record<string, string>;
  texts: Texts;
  common: Texts;
  chart: Chart | null;
  schema: Kind;
};

/** The places of a game, the paths between neighbours, and what is written beside them. */
export type Chart = {
  height: number;
  names: Label[];
  paths: [string, string][];
  places: Place[];
  width: number;
};

/** Words written on the chart. */
export type Label = {
  text: string;
  x: number;
  y: number;
};

/** A place: the noun that moves and views call it by, its kind, and its ground: coast, inland or sea. */
export type Place = {
  ground: string;
  kind: string;
  name: string;
  x: number;
  y: number;
};

/** A guided first game, and what the coach says in one language. */
export type LessonInfo = {
  ideas: string[];
  steps: StepInfo[];
  later: StepInfo[];
  texts: Record<string, Record<string, string>>;
};

/** One step of a lesson: what it says is in the texts under its name. */
export type StepInfo = {
  name: string;
  idea: string;
  when: WhenInfo;
  point: string[];
  wish: string[];
  replies: Record<string, string>;
  holds: boolean;
  ends: boolean;
};

/** When a step of a lesson comes: all that is given must be so. */
export type WhenInfo = {
  asked: string[];
  offers: string[];
  told: Record<string, string | number | boolean>;
  view: Record<string, unknown>;
  after: string[];
};

/** My tables, of those that are played the seats that they wait for, and of those that are over the result. */
export type MyTables = {
  tables: TableInfo[];
  waiting: Record<string, number[]>;
  results: Record<string, ResultInfo>;
  ends: Record<string, number>;
  now: number;
};

/** How a game ended: the score and the place of each seat, and when, in seconds since 1970. */
export type ResultInfo = {
  scores: number[];
  ranking: number[];
  at: number;
};

/** The tables that wait for me, those whose time is over first before the others. */
export type MyTurns = {
  tables: string[];
};

/** What a page fetches to play without a server: every file with its size in bytes, as it travels. */
export type OfflineInfo = {
  version: string;
  python: string;
  rules: string;
  files: Record<string, number>;
};

/** How this server can tell me, and how it does. */
export type CallsInfo = {
  push_key: string;
  pushes: boolean;
  letters: boolean;
  address: string;
  confirmed: boolean;
};

/** A code for another device. */
export type Code = {
  code: string;
};

/** All devices that are me, last seen first. */
export type MyDevices = {
  devices: DeviceInfo[];
};

/** A device of mine: its browser and system as far as they are known, and when it was last seen, by the hour. */
export type DeviceInfo = {
  id: string;
  browser: string;
  system: string;
  created: number;
  seen: number;
  here: boolean;
};

/** A game to be looked at again. */
export type ReplayInfo = {
  table: string;
  game: string;
  title: string;
  names: string[];
  options: Record<string, boolean | number | string>;
  over: boolean;
  commitment: string;
  seed: string;
  eyes: (number | null)[];
  branch_of: BranchOf | null;
  lesson: boolean;
  daily: DailyOf | null;
  loaded: Loaded | null;
  stops: Stop[];
};

/** A position that people saw: a player was asked, or the game was over; `by` made the move that led there. */
export type Stop = {
  n: number;
  by: number | null;
  actors: number[];
};

/** Some positions of a replay, one face each. */
export type Positions = {
  positions: Position[];
};

/** The luck of a finished game, opened: everything that a reader needs to draw it again. */
export type LuckInfo = {
  commitment: string;
  seed: string;
  draws: Draw[];
  shuffle: ShuffleInfo | null;
};

/** Entry `n` was drawn by chance: draw number `count` of a stream, from these outcomes, each with its weight. */
export type Draw = {
  n: number;
  stream: string;
  count: number;
  outcomes: [string, number][];
  drawn: string;
};

/** All branches of a finished game and all that was said about it, in the order in which they came. */
export type BranchesInfo = {
  branches: BranchInfo[];
  comments: CommentInfo[];
  kept: string;
};

/** Another line of a finished game that somebody has kept. */
export type BranchInfo = {
  id: string;
  name: string;
  note: string;
  by: string;
  n: number;
  seat: number;
  first: string;
  moves: number;
  last: number;
  players: (string | null)[];
  own_luck: boolean;
  scores: number[];
  at: number;
  yours: boolean;
  removable: boolean;
};

/** What somebody said about a stop of the game, or of a branch. */
export type CommentInfo = {
  id: string;
  n: number;
  branch: string;
  by: string;
  text: string;
  at: number;
  yours: boolean;
  removable: boolean;
};

/** Where another line leads: its decisions, and the position through the eyes of all seats and of a spectator. */
export type Tried = {
  moves: BranchMove[];
  position: Position;
};

/** A decision in another line, by this bot or by hand. */
export type BranchMove = {
  seat: number;
  text: string;
  bot: string;
};

/** How far an analysis is, and what is known; no report if the reader has seen it. */
export type AnalysisInfo = {
  status: "done" | "failed" | "none" | "waiting" | "working";
  mine: boolean;
  done: number;
  total: number;
  report: AnalysisReport | null;
};

/** What a finished game was made of, as far as it is known; `moments` are steps. */
export type AnalysisReport = {
  analysis: number;
  game: string;
  rules: number;
  names: string[];
  fingerprint: string;
  seed: string;
  budget: number;
  done: number;
  total: number;
  scores: number[];
  ranking: number[];
  curve: CurvePoint[];
  steps: AnalysisStep[];
  accounts: Account[];
  losses: Estimate[];
  decisions: Decision[];
  moments: number[];
  moments_of: number[][];
};

/** What each seat could expect when the record had `n` entries. */
export type CurvePoint = {
  n: number;
  worth: number[];
  error: number[];
};

/** A decision, or all that chance (-1) did between two: the entries from `n` on, and what each seat had of it. */
export type AnalysisStep = {
  n: number;
  to: number;
  seat: number;
  moves: string[];
  change: number[];
  error: number[];
};

/** Where the result of a seat came from: start, luck, the decisions of each seat and the unforeseen add up to it. */
export type Account = {
  start: Estimate;
  luck: Estimate;
  decisions: Estimate[];
  unforeseen: Estimate;
  final: number;
};

/** A mean and its standard error. */
export type Estimate = {
  value: number;
  error: number;
};

/** What a decision cost, judged by what its seat knew; `cost` is 0 where that is within the doubt. */
export type Decision = {
  step: number;
  n: number;
  seat: number;
  played: string;
  best: string;
  loss: number;
  error: number;
  cost: number;
  line: [number, string][];
};

/** Today's deals, and mine of the last days. */
export type DailyOverview = {
  day: string;
  seconds: number;
  first: string;
  today: DailyTry[];
  past: DailyTry[];
  streak: DailyStreak;
  streaks: GameStreak[];
};

/** My counted try at a deal. */
export type DailyTry = {
  game: string;
  day: string;
  state: "done" | "missed" | "new" | "playing";
  table: string;
  outcome: DailyOutcome | null;
  device: boolean;
};

/** How somebody fared at a deal, in everybody's seat; whoever has the better place did better, then the lead. */
export type DailyOutcome = {
  place: number;
  score: number;
  lead: number;
  scores: number[];
};

/** For how many days in a row somebody has finished a deal, up to today or yesterday, and at the most ever. */
export type DailyStreak = {
  now: number;
  best: number;
};

/** For how many days in a row I have finished a deal of a game, and at the most ever. */
export type GameStreak = {
  game: string;
  now: number;
  best: number;
};

/** A deal, and what of it may be told to whoever asks. */
export type DailyDay = {
  game: string;
  title: string;
  day: string;
  is_today: boolean;
  first: string;
  seats: number;
  opponents: string;
  level: number;
  commitment: string;
  mine: DailyTry;
  again: DailyTry | null;
  finished: number;
  comparison: DailyComparison | null;
  streak: DailyStreak;
  overall: DailyStreak;
};

/** The same deal in other hands; told only to those whose own try is over. */
export type DailyComparison = {
  levels: DailyLevel[];
  pending: boolean;
  number: number;
  worse: number;
  players: DailyPlayer[];
};

/** How a bot fared in the same seat. */
export type DailyLevel = {
  level: number;
  bot: string;
  outcome: DailyOutcome;
};

/** How somebody fared whose try counts. */
export type DailyPlayer = {
  rank: number;
  name: string;
  yours: boolean;
  outcome: DailyOutcome;
  device: boolean;
};

/** What proves that the daily deals were fixed long before: docs/daily.md tells how. */
export type DailyProof = {
  day: string;
  chains: ChainInfo[];
  today: DealCommitment[];
};

/** A chain of secrets: the anchor is the seal of the first day's, each secret the seal of the next day's. */
export type ChainInfo = {
  first: string;
  days: number;
  anchor: string;
  opened: string;
  secret: string;
};

/** What fixes today's deal of a game. */
export type DealCommitment = {
  game: string;
  commitment: string;
};

/** What it takes to play today's deal on a device: as soon as it is told, the one counted try is there. */
export type DailyAlong = {
  game: string;
  day: string;
  seed: string;
  header: string;
};

/** How I do in every game that I have finished, and against whom. */
export type MyPlace = {
  games: MyGame[];
  people: Versus[];
  listed: boolean | null;
};

/** How I do in one game. */
export type MyGame = {
  game: string;
  games: number;
  won: number;
  rating: Standing | null;
  rank: number | null;
  curve: Moment[];
  weeks: Week[];
  bots: Versus[];
  ladder: Standing[];
};

/** A rating as people read it; the doubt says by how much it may be wrong, two times in three by no more. */
export type Standing = {
  name: string;
  points: number;
  doubt: number;
  settled: boolean;
  games: number;
  bot: string;
  level: number;
  fixed: boolean;
  me: boolean;
};

/** My rating after a game. */
export type Moment = {
  n: number;
  at: number;
  points: number;
  doubt: number;
};

/** How many games of a week I finished, and how many of them I won; a week by when it began. */
export type Week = {
  at: number;
  games: number;
  won: number;
};

/** How games against somebody ended: in how many I came in ahead of them, and behind. */
export type Versus = {
  who: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
  level: number;
};

/** Some of my finished games, newest first; how many there are, and where the next page begins. */
export type MyGames = {
  games: GamePlayed[];
  total: number;
  next: number | null;
};

/** A finished game of mine. */
export type GamePlayed = {
  n: number;
  table: string;
  game: string;
  at: number;
  why: string;
  seats: SeatPlayed[];
  points: number | null;
  change: number | null;
};

/** A seat of a finished game. */
export type SeatPlayed = {
  name: string;
  bot: string;
  level: number;
  score: number;
  place: number;
  me: boolean;
  part: string;
};

/** The best of a game: people who agreed to be named, and bots. */
export type Leaderboard = {
  game: string;
  standings: Standing[];
  me: Standing | null;
  rank: number | null;
  listed: boolean | null;
};

/** All puzzles. */
export type Puzzles = {
  puzzles: PuzzleRow[];
};

/** A puzzle in the list: how hard it is, and what the reader has made of it. */
export type PuzzleRow = {
  game: string;
  title: string;
  id: string;
  number: number;
  grade: number;
  seats: number;
  tried: boolean;
  solved: boolean;
  first: boolean;
};

/** The puzzles of the day, one of each game: the same for everybody. */
export type PuzzleToday = {
  day: string;
  puzzles: PuzzleRow[];
};

/** A puzzle to be solved: the position as its seat sees it, and nothing of the answer. */
export type PuzzleInfo = {
  row: PuzzleRow;
  of: number;
  seat: number;
  names: string[];
  position: Position;
  next: string;
};

/** The judgement of a try, and the answer. */
export type Solution = {
  right: boolean;
  behind: number;
  error: number;
  best: string;
  alike: string[];
  others: Alternative[];
  levels: LevelChoice[];
  line: Position[];
  trials: number;
  row: PuzzleRow;
};

/** What bots of a level mostly do there. */
export type LevelChoice = {
  level: number;
  bot: string;
  title: string;
  text: string;
  right: boolean;
};

/** The games that I have loaded, the last first, and how many I may keep; 0: this server takes none. */
export type MyRecords = {
  games: LoadedGame[];
  most: number;
};

/** A game that I have loaded: the names are those in its file. */
export type LoadedGame = {
  table: string;
  game: string;
  title: string;
  names: string[];
  scores: number[];
  ranking: number[];
  at: number;
};

/** All that the page shows but the reports; nothing of any game. */
export type Overview = {
  version: string;
  python: string;
  began: number;
  now: number;
  shared: boolean;
  counts: Counts;
  tables: TableHere[];
  load: Load;
  bots: BotLoad;
  errors: Mishap[];
  quotas: Quota[];
  deleted: Record<string, number>;
};

/** How many tables there are, people, and reports that nobody has answered. */
export type Counts = {
  waiting: number;
  running: number;
  finished_today: number;
  kept: number;
  people: number;
  reports: number;
};

/** A table that is open or played, and how many are there now, watching or playing. */
export type TableHere = {
  table: GoingTable;
  here: number;
};

/** A table that is open or played: nothing of its game. */
export type GoingTable = {
  id: string;
  game: string;
  title: string;
  status: string;
  names: string[];
  people: number;
  listed: boolean;
  watchable: boolean;
  is_slow: boolean;
  created: number;
  moved: number;
};

/** How much this process has to do. */
export type Load = {
  connections: number;
  sockets: number;
  in_hand: number;
  moves: number[];
  analyses: number;
  analyses_waiting: number;
  database_bytes: number;
  database_ms: number;
  memory_bytes: number;
};

/** How much bots have to think about just now, and how long it took them lately. */
export type BotLoad = {
  processes: number;
  busy: number;
  waiting: number;
  compiled: boolean;
  usual: number;
  longest: number;
  most: number;
};

/** Something that went wrong, and how often in a row. */
export type Mishap = {
  at: number;
  level: string;
  source: string;
  message: string;
  about: Record<string, string>;
  where: string[];
  times: number;
};

/** A limit that is in force; `usual` is what it is if nobody sets it. */
export type Quota = {
  name: string;
  value: number;
  usual: number;
};

/** What waits for an answer, the oldest first; what was answered last; and who pauses in the chat. */
export type Reports = {
  open: ReportInfo[];
  answered: ReportInfo[];
  hushed: Hushed[];
};

/** A report as the operator sees it: what, where, why, how often, and what was said around it. */
export type ReportInfo = {
  id: string;
  table: string;
  line: number | null;
  name: string;
  text: string;
  reason: "indecent" | "insult" | "other" | "spam" | "threat";
  at: number;
  times: number;
  talk: TalkLine[];
  answered: number | null;
  deeds: string[];
};

/** A line of the talk, as the operator sees it. */
export type TalkLine = {
  k: number;
  name: string;
  text: string;
  at: number;
  removed: boolean;
};

/** Somebody who may not talk for a while, or until the operator thinks otherwise. */
export type Hushed = {
  id: string;
  name: string;
  until: number;
};

/** Send what I may see: events since entry `since`, chat since `chat`. */
export type Look = {
  type: "look";
  since?: number;
  chat?: number;
};

/** Send what was told before this entry: the page on which the entry before it stands. */
export type AskEarlier = {
  type: "earlier";
  before: number;
};

/** A move of one of my seats; `at` is the position that I saw, `id` names this very message. */
export type MakeMove = {
  type: "move";
  id: string;
  seat: number;
  text: string;
  at: number;
};

/** Why is this no legal move of mine? */
export type AskWhy = {
  type: "why";
  id: string;
  seat: number;
  text: string;
};

/** What would a bot do that sees only what I see? */
export type AskHint = {
  type: "hint";
  id: string;
  seat: number;
};

/** Take my last move back; beyond what was revealed the table is asked. */
export type TakeBack = {
  type: "undo";
  id: string;
  seat: number;
  at: number;
};

/** My answer to a proposal to take moves back. */
export type Consent = {
  type: "consent";
  id: string;
  agree: boolean;
};

/** My answer to somebody who asks for a seat of the running game; whoever asks withdraws with a no. */
export type Admit = {
  type: "admit";
  id: string;
  ask: string;
  agree: boolean;
};

/** Say something at the table. */
export type Say = {
  type: "chat";
  id: string;
  text: string;
};

/** Before the game: the seal of my cut, which my page opens when the game is about to begin. */
export type SealCut = {
  type: "seal";
  id: string;
  seal: string;
};

/** My cut, now that the server and everybody else have fixed theirs. */
export type OpenCut = {
  type: "cut";
  id: string;
  cut: string;
};

/** My page has shown me the game up to entry `n`, and I was looking. */
export type Seen = {
  type: "seen";
  n: number;
};

/** Are you there? */
export type Ping = {
  type: "ping";
};

/** A table to be opened; whoever opens it takes the first seat that is no bot's, with `hot_seat` all of them. */
export type NewTable = {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  bots?: string[];
  visibility?: "link" | "listed";
  undo?: "consent" | "free" | "never";
  newcomers?: "anybody" | "consent" | "nobody";
  hot_seat?: boolean;
  names?: string[];
  watchable?: boolean;
  timer?: number;
  cover_after?: number;
  stand_in?: string;
  late?: "move" | "seat";
  pace?: number;
  start?: boolean;
  seal?: string;
};

/** Take a seat, any free one if none is named; a table that is not listed asks for its invitation. */
export type Join = {
  seat?: number | null;
  or_any?: boolean;
  invitation?: string;
  only_ask?: boolean;
};

/** Give a seat to a bot, take it back for a person, or free it. */
export type SetSeat = {
  seat: number;
  kind: "bot" | "open" | "person";
  bot?: string;
};

/** Go on from the stop at entry `n` of a finished game, in this seat, against bots. */
export type Branch = {
  n: number;
  seat: number;
  bot?: string;
};

/** Another line from the stop at entry `n` of a finished game: these decisions, chance is drawn between them. With a `bot`, it makes the next move: for `seat`, or for the first who is asked. Told is what happened since entry `since`. */
export type TryLine = {
  n: number;
  moves?: BranchMove[];
  seed?: string;
  since?: number;
  bot?: string;
  seat?: number | null;
};

/** Keep such a line, under this name. */
export type KeepBranch = {
  n: number;
  moves: BranchMove[];
  name: string;
  note?: string;
  seed?: string;
};

/** What the server says over the socket. */
export type Told = TableInfo | Position | LastLook | Past | Ack | Why | Hint | Chat | Pong | Problem;

/** What the app says over the socket. */
export type Said = Look | AskEarlier | MakeMove | AskWhy | AskHint | TakeBack | Consent | Admit | Say | SealCut | OpenCut | Seen | Ping;
