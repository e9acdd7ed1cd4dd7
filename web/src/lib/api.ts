/** The server over HTTP. The identity is a cookie that no script can read; it is made when it is first needed. */
import { newCut, ownCuts, sealOf } from "./cuts.ts";
import { noteAway } from "./away.svelte.ts";
import { hasOffline, isHere, office, SITE } from "./here.ts";
import { forgetNamed, noteNamed } from "./named.ts";
import { sayProblem } from "./problems.ts";
import type {
  AnalysisInfo,
  BotInfo,
  BranchesInfo,
  CallsInfo,
  DailyDay,
  DailyOverview,
  DailyProof,
  DeviceInfo,
  Fault,
  GameInfo,
  GameWords,
  Leaderboard,
  KeepBranch,
  LessonInfo,
  LuckInfo,
  MyGames,
  MyPlace,
  MyRecords,
  MyTables,
  Me,
  Position,
  PuzzleInfo,
  PuzzleRow,
  PuzzleToday,
  ReplayInfo,
  Solution,
  TableInfo,
  Tried,
  TryLine,
} from "./types.ts";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** This device answers what is about its own tables, and whatever it can while no server does. */
const answered = async <T>(path: string, body?: unknown): Promise<T> =>
  (await (await office()).answer(path, body)) as T;

function lost(error: unknown): never {
  noteAway(true);
  throw error;
}

/** What the server answers, or this device; a refusal is an error in the language of the person. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  if (SITE || isHere(path.split("/")[3] ?? "")) return answered<T>(path, body);
  const init: RequestInit = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
  const headers = { "content-type": "application/json" };
  const asked = fetch(path, { ...init, headers, credentials: "same-origin" });
  const response = await (hasOffline() ? asked.catch(() => null) : asked.catch(lost));
  const answer: unknown = await response?.json().catch(() => null);
  const isAway = !response || (response.status >= 502 && !answer);
  noteAway(isAway);
  if (!response || (isAway && hasOffline())) return answered<T>(path, body);
  if (!response.ok) {
    const error = (answer as { error?: Fault } | null)?.error;
    throw new Refused(error?.code ?? "failed", error ? sayProblem(error) : response.statusText, response.status);
  }
  return answer as T;
}

const HERE = "doubloon.here";

let known: Promise<Me> | null = null;

function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(HERE) !== null;
  } catch {
    return true;
  }
}

/** A newcomer, or somebody whom the server does not know any more, gets an identity and a name to begin with. */
async function arrive(reason?: unknown): Promise<Me> {
  if (reason !== undefined && !(reason instanceof Refused && reason.status === 401)) throw reason;
  const me = await ask<Me>("/api/identity", {});
  try {
    localStorage.setItem(HERE, "yes");
  } catch {
    /* a browser without storage asks again next time */
  }
  return me;
}

/** What was refused changes nothing: only an answer makes me somebody else. */
function become(me: Me): Me {
  known = Promise.resolve(me);
  return me;
}

const dealAt = (game: string, day: string): string =>
  `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(day)}`;

/** What somebody can do with a table. */
export type Deed =
  "join" | "name" | "host" | "leave" | "start" | "seat" | "rematch" | "remove" | "mute" | "lock" | "science";

/** Write something to a finished game: who does that has a name. */
async function write(table: string, what: string, wish: unknown): Promise<BranchesInfo> {
  await api.me();
  return ask<BranchesInfo>(`/api/tables/${encodeURIComponent(table)}/${what}`, wish);
}

export const api = {
  /** Who I am; a newcomer gets an identity and a name to begin with. */
  me(): Promise<Me> {
    known ??= (hasBeenHere() ? ask<Me>("/api/me").catch(arrive) : arrive()).then(
      (me) => {
        if (!me.id) known = null; // so says this device; the server is asked again
        return me;
      },
      (error: unknown) => {
        known = null;
        throw error;
      },
    );
    return known;
  },
  async rename(name: string): Promise<Me> {
    await this.me();
    const me = become(await ask<Me>("/api/me", { name }));
    noteNamed();
    return me;
  },
  async code(): Promise<string> {
    await this.me();
    return (await ask<{ code: string }>("/api/me/code", {})).code;
  },
  async claim(code: string): Promise<Me> {
    return become(await ask<Me>("/api/identity/claim", { code }));
  },
  /** The devices that are me, last seen first. */
  async devices(): Promise<DeviceInfo[]> {
    await this.me();
    return (await ask<{ devices: DeviceInfo[] }>("/api/me/devices")).devices;
  },
  /** Sign a device out, or with null all but this one; those that are left. */
  async signOut(device: string | null): Promise<DeviceInfo[]> {
    return (await ask<{ devices: DeviceInfo[] }>("/api/me/devices/sign-out", { device })).devices;
  },
  /** Another secret for this device; the old one is good no more. */
  async renew(): Promise<Me> {
    await this.me();
    return become(await ask<Me>("/api/me/devices/renew", {}));
  },
  /** How I do in every game, and against whom. */
  async myPlace(): Promise<MyPlace> {
    await this.me();
    return ask<MyPlace>("/api/me/place");
  },
  /** Some of my finished games. */
  async myGames(query: string): Promise<MyGames> {
    await this.me();
    return ask<MyGames>(`/api/me/games${query && "?"}${query}`);
  },
  /** The games that I have loaded from elsewhere, and how many I may keep. */
  async records(): Promise<MyRecords> {
    await this.me();
    return ask<MyRecords>("/api/records");
  },
  /** Load the record of a game that was played elsewhere; the server proves it first. */
  async load(record: string): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>("/api/records", { record });
  },
  unload: (table: string) => ask<MyRecords>("/api/records/remove", { table }),
  /** Be on the leaderboard, or not. */
  async showMe(listed: boolean): Promise<void> {
    await this.me();
    await ask("/api/me/listed", { listed });
  },
  leaderboard: (game: string) => ask<Leaderboard>(`/api/leaderboard?game=${encodeURIComponent(game)}`),
  /** Delete me and all that is mine; whoever asks next who they are is somebody new. */
  async deleteMe(name: string): Promise<void> {
    await ask("/api/me/delete", { name });
    known = null;
    forgetNamed();
    try {
      localStorage.removeItem(HERE);
    } catch {
      /* then the server is asked first, and knows nobody */
    }
  },
  games: () => ask<{ games: GameInfo[]; bots: BotInfo[] }>("/api/games"),
  words: (game: string, language: string) =>
    ask<GameWords>(`/api/games/${encodeURIComponent(game)}/words?language=${language}`),
  /** What the coach of a guided first game says. */
  lesson: (game: string, language: string) =>
    ask<LessonInfo>(`/api/games/${encodeURIComponent(game)}/lesson?language=${language}`),
  /** A table for a guided first game. */
  async learn(game: string): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>(`/api/games/${encodeURIComponent(game)}/lesson`, {});
  },
  /** Today's deals, and mine of the last days. */
  async daily(): Promise<DailyOverview> {
    await this.me();
    return ask<DailyOverview>("/api/daily");
  },
  /** The deal of a day, and how others fared there if I may know. */
  async dealOf(game: string, day: string): Promise<DailyDay> {
    await this.me();
    return ask<DailyDay>(dealAt(game, day));
  },
  /** My table for the deal of a day: my one counted try, or an earlier day's deal again. */
  async playDeal(game: string, day: string): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>(dealAt(game, day), {});
  },
  /** What proves that nobody picked the daily deals. */
  commitments: () => ask<DailyProof>("/api/daily/commitments"),
  /** All puzzles, and what I have made of them. */
  async puzzles(): Promise<PuzzleRow[]> {
    await this.me();
    return (await ask<{ puzzles: PuzzleRow[] }>("/api/puzzles")).puzzles;
  },
  /** One puzzle of each game for today. */
  async puzzlesToday(): Promise<PuzzleToday> {
    await this.me();
    return ask<PuzzleToday>("/api/puzzles/today");
  },
  async puzzle(game: string, id: string): Promise<PuzzleInfo> {
    await this.me();
    return ask<PuzzleInfo>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
  },
  /** What a move in a puzzle is worth; only then the server tells the answer. */
  async solve(game: string, id: string, move: string): Promise<Solution> {
    await this.me();
    return ask<Solution>(`/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`, { move });
  },
  /** What the rules of a game make of the cards and pieces on a real table; the server keeps nothing of it. */
  async companion<Told>(game: string, sheet: object): Promise<Told> {
    return (await ask<{ answer: Told }>(`/api/games/${encodeURIComponent(game)}/companion`, { sheet })).answer;
  },
  listed: async () => (await ask<{ tables: TableInfo[] }>("/api/tables")).tables,
  /** My tables, and of those that are played the seats that they wait for. */
  async mine(): Promise<MyTables & { homes?: Record<string, string> }> {
    await this.me();
    const all = await ask<MyTables>("/api/tables/mine");
    if (SITE || !hasOffline()) return all;
    const here = await (await office()).mine();
    return {
      ...here,
      ...all,
      tables: [...here.tables, ...all.tables.filter((table) => !isHere(table.id))],
      waiting: { ...here.waiting, ...all.waiting },
      results: { ...here.results, ...all.results },
    };
  },
  /** The tables that wait for me, where somebody else or a clock waits too; nobody is made known for that. */
  async turns(): Promise<string[]> {
    if (!known && !hasBeenHere()) return [];
    await this.me();
    return (await ask<{ tables: string[] }>("/api/tables/turns")).tables;
  },
  /** How I am told that it is my turn. */
  async calls(): Promise<CallsInfo> {
    await this.me();
    return ask("/api/me/calls");
  },
  addPush: (push: Record<string, string>) => ask<CallsInfo>("/api/me/calls/push", push),
  stopPush: (endpoint: string) => ask<CallsInfo>("/api/me/calls/push/stop", { endpoint }),
  setAddress: (address: string, language: string) => ask<CallsInfo>("/api/me/calls/address", { address, language }),
  forgetAddress: () => ask<CallsInfo>("/api/me/calls/address/forget", {}),
  /** Do what a link in a letter is for. */
  useLink: (token: string) => ask<{ done: string }>("/api/mail/link", { token }),
  /** A new table; this page's cut comes sealed with it, so that the game can begin without another word. */
  async openTable(wish: Record<string, unknown>): Promise<TableInfo> {
    await this.me();
    const cut = newCut();
    const table = await ask<TableInfo>("/api/tables", { ...wish, seal: await sealOf(cut) });
    ownCuts.note(table.id, { cut, saw: "" });
    return table;
  },
  async act(table: string, what: Deed, body: Record<string, unknown> = {}): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}/${what}`, body);
  },
  async table(table: string): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}`);
  },
  async replay(table: string, branch = ""): Promise<ReplayInfo> {
    await this.me();
    return ask<ReplayInfo>(`/api/tables/${encodeURIComponent(table)}/replay?branch=${encodeURIComponent(branch)}`);
  },
  /** The positions at the stops from one to another, through the eyes of a seat, or of a spectator. */
  async positions(table: string, from: number, to: number, seat: number | null, branch = ""): Promise<Position[]> {
    const eyes = (seat === null ? "" : `&seat=${seat}`) + (branch && `&branch=${encodeURIComponent(branch)}`);
    const path = `/api/tables/${encodeURIComponent(table)}/replay/positions?from=${from}&to=${to}${eyes}`;
    return (await ask<{ positions: Position[] }>(path)).positions;
  },
  luck: (table: string) => ask<LuckInfo>(`/api/tables/${encodeURIComponent(table)}/luck`),
  /** What a finished game was made of; who has seen so much of it already waits a while for more. */
  analysis: (table: string, seen: number) =>
    ask<AnalysisInfo>(`/api/tables/${encodeURIComponent(table)}/analysis?seen=${seen}`),
  async analyse(table: string): Promise<AnalysisInfo> {
    await this.me();
    return ask<AnalysisInfo>(`/api/tables/${encodeURIComponent(table)}/analysis`, {});
  },
  stopAnalysis: (table: string) => ask<AnalysisInfo>(`/api/tables/${encodeURIComponent(table)}/analysis/stop`, {}),
  async branch(table: string, n: number, seat: number, bot: string): Promise<TableInfo> {
    await this.me();
    return ask<TableInfo>(`/api/tables/${encodeURIComponent(table)}/branch`, { n, seat, bot });
  },
  /** Other lines of a finished game, and what was said about its moves. */
  branches: (table: string) => ask<BranchesInfo>(`/api/tables/${encodeURIComponent(table)}/branches`),
  /** Where another line leads. */
  tryLine: (table: string, wish: TryLine) => ask<Tried>(`/api/tables/${encodeURIComponent(table)}/branches/try`, wish),
  keepBranch: (table: string, wish: KeepBranch) => write(table, "branches", wish),
  removeBranch: (table: string, branch: string) => write(table, "branches/remove", { branch }),
  comment: (table: string, n: number, text: string, branch: string) => write(table, "comments", { n, text, branch }),
  removeComment: (table: string, comment: string) => write(table, "comments/remove", { comment }),
  async rules(game: string, language: string): Promise<string> {
    if (SITE) return answered(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/rules?language=${language}`);
    if (!response.ok) throw new Refused("not_found", response.statusText, response.status);
    return response.text();
  },
};
