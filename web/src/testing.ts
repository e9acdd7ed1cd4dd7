/** What tests of the table share: a socket that only remembers, and messages that say no more than they must. */
import { beforeAll } from "vitest";

import { loadSayings } from "./lib/sayings.svelte.ts";
import type { Face, Position, SeatInfo, TableInfo } from "./lib/types.ts";

export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1) as FakeSocket;
  }
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.({ code: 1005 });
  }
  /** Let the page hear these messages. */
  tell(...told: unknown[]): void {
    for (const each of told) this.onmessage?.({ data: JSON.stringify(each) });
  }
}

export const face = (more: Partial<Face> = {}): Face => ({
  seat: 0,
  view: {},
  moves: ["pass"],
  events: [],
  can_undo: false,
  has_moved: false,
  secret: false,
  ...more,
});

export const position = (n: number, more: Partial<Position> = {}): Position => ({
  type: "position",
  n,
  since: 0,
  prompt: {},
  section: "1",
  actors: [0],
  over: false,
  scores: [],
  ranking: [],
  tally: [],
  clock: null,
  open: false,
  faces: [face()],
  ...more,
});

export const seat = (number: number, name: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: "person",
  name,
  bot: "",
  yours: number === 0,
  connected: true,
  covered: false,
  level: 0,
  retakable: false,
  offered: false,
  at_once: false,
  muted: false,
  host: false,
  bot_in: null,
  ...more,
});

export const info = (more: Partial<TableInfo> = {}): TableInfo =>
  ({
    type: "table",
    id: "t",
    game: "plain",
    title: "Plain",
    status: "playing",
    seats: [seat(0, "Ada"), seat(1, "Bob")],
    options: {},
    visibility: "listed",
    undo: "free",
    hot_seat: false,
    watchable: true,
    owner: true,
    invitation: "",
    watchers: 0,
    watching: [],
    proposal: null,
    declined: null,
    asking: [],
    next: "",
    frozen: null,
    commitment: "",
    branch_of: null,
    lesson: false,
    daily: null,
    notes: [],
    ...more,
  }) as TableInfo;

/** Before the tests of this file: all that a board says, in English and German. */
export const speaks = (game: string): void =>
  beforeAll(async () => void (await Promise.all([loadSayings(game, "en"), loadSayings(game, "de")])));
