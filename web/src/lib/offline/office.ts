/** What pages ask of a server, as far as this device can answer it by itself. */
import type { Said } from "../../generated/wire.ts";
import { Refused } from "../api.ts";
import { newCut } from "../cuts.ts";
import { isHere, SITE } from "../here.ts";
import { sayProblem } from "../problems.ts";
import type { Me, MyTables, TableInfo, Told } from "../types.ts";
import { Desk } from "./desk.ts";
import * as days from "./days.ts";
import { games, type Game } from "./games.ts";
import * as puzzles from "./puzzles.ts";
import { call } from "./python.svelte.ts";
import { ask, noServer, told } from "./told.ts";
import { nameHere, rememberName } from "./who.ts";
import { o } from "./words.ts";

export { dealHere, takeAlong } from "./days.ts";
export { keepFresh, sendHome } from "./home.ts";

/** So many games that have gone home stay listed here. */
const MOST_HOME = 20;

/** Whoever went away before the cards were dealt does not come back to that after so many seconds. */
const A_DAY = 86_400;

/** The tables that are open, each once, whoever asks. */
const desks = new Map<string, Promise<Desk>>();
/** Those that are being closed: until then nobody sits down there anew. */
const closing = new Map<string, Promise<void>>();

function deskOf(id: string): Promise<Desk> {
  let desk = desks.get(id);
  if (!desk) {
    desk = (closing.get(id) ?? Promise.resolve()).then(() => Desk.open(id));
    desk.catch(() => desks.delete(id));
    desks.set(id, desk);
  }
  return desk;
}

/** Nobody is at this table any more; another page may open it. */
function rest(id: string, desk: Desk): void {
  if (desk.ears.size || !desks.delete(id)) return;
  const closed = desk.close().finally(() => closing.delete(id));
  closing.set(id, closed);
}

/** Sit down at a table: what it says is heard from now on. */
export async function sit(
  id: string,
  hear: (told: Told) => void,
): Promise<{ say: (said: Said) => void; leave: () => void }> {
  const desk = await deskOf(id);
  desk.ears.add(hear);
  return {
    say: (said) => void desk.say(said),
    leave: () => {
      desk.ears.delete(hear);
      rest(id, desk);
    },
  };
}

/** The file of a finished game. */
export async function recordOf(id: string): Promise<Blob> {
  return new Blob([(await found(id)).kept?.record ?? ""], { type: "application/jsonl" });
}

/** The games on this device as a list of tables. */
export async function mine(): Promise<MyTables & { homes: Record<string, string> }> {
  const every = await games.all();
  const isForgotten = ({ wish, deal, at }: Game): boolean => !!wish && !deal && at < Date.now() / 1000 - A_DAY;
  for (const game of every.filter(isForgotten)) await games.remove(game.id);
  const all = every.filter((game) => game.kept).sort((one, other) => other.at - one.at);
  const gone = all.filter((game) => game.home).slice(MOST_HOME);
  for (const game of gone) await games.remove(game.id);
  /** A deal that has gone home is a table of mine there. */
  const shown = all.filter((game) => !gone.includes(game) && !(game.deal && game.home));
  return {
    tables: shown.map((game) => game.info),
    waiting: Object.fromEntries(shown.map((game) => [game.id, game.kept?.actors ?? []])),
    results: Object.fromEntries(
      shown.flatMap(({ id, kept, at }) => (kept?.result ? [[id, { ...kept.result, at }]] : [])),
    ),
    homes: Object.fromEntries(shown.flatMap((game) => (game.home ? [[game.id, game.home]] : []))),
    ends: {},
    now: Date.now() / 1000,
  };
}

/** The answer of this device to what a page asks of a server. */
export async function answer(path: string, body?: unknown): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, "http://here");
  const [, kind, name = "", what = "", part = ""] = pathname.slice(1).split("/").map(decodeURIComponent);
  const wish = (body ?? {}) as Record<string, never>;
  if (kind === "identity") return who();
  if (kind === "me" && !name) return body ? rememberName(wish["name"] ?? "") : who();
  if (kind === "tables") {
    if (name === "mine") return mine();
    if (name === "turns") return { tables: [] };
    if (!name) return body ? open(wish) : { tables: [] };
    if (isHere(name)) return body ? act(name, what, wish) : look(name, what, part, searchParams);
  }
  if (kind === "puzzles") return puzzles.answer(name, what, body as { move?: string } | undefined);
  if (kind === "daily") return days.answer(name, what, body);
  if (kind === "games" && what === "lesson" && body) return make({ lesson: name, name: nameHere() });
  if (kind === "games" && SITE) {
    const file = name ? `api/games/${name}/${what}.${searchParams.get("language") ?? "en"}` : `api/games`;
    return told(file, what === "rules" ? ".md" : ".json");
  }
  throw noServer();
}

const who = (): Me => ({ id: "", name: nameHere() }) as Me;

async function found(id: string): Promise<Game> {
  const game = await games.find(id);
  if (!game) throw new Refused("no_table", o("offGone"), 404);
  return game;
}

/** A game that is to begin, with luck that is drawn here: its table deals when somebody comes. */
async function make(wish: Record<string, unknown>, like: Partial<TableInfo> = {}): Promise<TableInfo> {
  const id = `here-${Date.now().toString(36)}${Math.random().toString(36).slice(2, 10)}`;
  const info = { ...like, id } as TableInfo;
  const whole = { ...wish, id, seed: newCut() };
  await games.put({ id, wish: whole, kept: null, info, at: Date.now() / 1000, home: "", unwanted: "" });
  return info;
}

function open(wish: Record<string, unknown>): Promise<TableInfo> {
  const others = Number(wish["seats"]) - ((wish["bots"] as string[] | undefined)?.length ?? 0);
  if (others > 1 && !wish["hot_seat"]) throw new Refused("offline", o("offNoFriends"), 409);
  return make({ wish, name: nameHere() });
}

async function act(id: string, what: string, wish: Record<string, unknown>): Promise<TableInfo> {
  const { kept, info, deal } = await found(id);
  if (what === "start") return info;
  if (what === "leave") {
    if (deal?.counted)
      throw new Refused("played_alone", sayProblem({ code: "played_alone", message: "", fields: {} }), 409);
    await games.remove(id);
    return { ...info, status: "closed" };
  }
  const next = what === "rematch" ? await make({ kept }, info) : null;
  const deed = next
    ? { deed: "next", id: next.id }
    : what === "seat"
      ? { deed: "seat", number: wish["seat"], kind: wish["kind"], bot: wish["bot"] ?? "" }
      : { deed: "name", number: wish["seat"], name: wish["name"] };
  const desk = await deskOf(id);
  await desk.act(deed);
  rest(id, desk);
  return next ?? desk.info;
}

async function look(id: string, what: string, part: string, asked: URLSearchParams): Promise<unknown> {
  const { info, kept } = await found(id);
  if (!what) return info;
  if (what === "branches") return { branches: [], comments: [], kept: "" };
  await ask("enter", id, JSON.stringify(kept));
  const number = (name: string): number | null => (asked.has(name) ? Number(asked.get(name)) : null);
  if (part === "positions")
    return JSON.parse(await call("positions", id, number("from"), number("to"), number("seat")));
  return JSON.parse(await call(what === "luck" ? "luck" : "replay", id));
}
