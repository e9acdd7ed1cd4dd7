/** The deals of days on this device: those that were taken along, and those whose secrets are open. */
import { api, Refused } from "../api.ts";
import { dayAfter } from "../daily.ts";
import { SITE } from "../here.ts";
import { Remembered } from "../remembered.ts";
import type { DailyAlong, DailyDay, DailyOverview, DailyProof, DailyTry, TableInfo } from "../types.ts";
import { games, type Deal, type Game } from "./games.ts";
import { ask, tell, told } from "./told.ts";
import { nameHere } from "./who.ts";
import { o } from "./words.ts";

type Level = NonNullable<DailyDay["comparison"]>["levels"][number];
const areLevels = (value: unknown): value is Level[] => Array.isArray(value);
/** How bots fared at deals, by game and day: finding it out takes seconds. */
const levels = new Remembered<Level[]>("doubloon.daily-levels", areLevels);
const atWork = new Set<string>();

/** So many days back there are deals where the seed follows from the date. */
const BACK = 30;
const COMMITMENTS = "api/daily/commitments";

/** The day that it is, everywhere the same. */
export const today = (): string => new Date().toISOString().slice(0, 10);

type Own = Game & { deal: Deal };
/** The latest first. */
const dealt = async (): Promise<Own[]> =>
  (await games.all()).filter((game): game is Own => !!game.deal).sort((one, other) => other.at - one.at);
const isOf =
  (game: string, day: string) =>
  ({ deal }: Own): boolean =>
    deal.game === game && deal.day === day;
const outcomeOf = (own: Own): DailyTry["outcome"] => own.kept?.result?.outcome ?? null;

/** Until the end of the next day a try can be finished. */
function stateOf(own: Own): DailyTry["state"] {
  if (outcomeOf(own)) return "done";
  return own.deal.counted && own.deal.day < dayAfter(today(), -1) ? "missed" : "playing";
}

function tryOf(own: Own): DailyTry {
  const { game, day } = own.deal;
  return { game, day, state: stateOf(own), table: own.id, outcome: outcomeOf(own), device: true };
}

async function firstDay(): Promise<string> {
  if (SITE) return dayAfter(today(), -BACK);
  const proof = await told<DailyProof>(COMMITMENTS).catch(() => null);
  return proof?.chains.at(-1)?.first ?? today();
}

/** How far somebody is with each deal; those that this device does not have are left out. */
async function overview(): Promise<DailyOverview> {
  const [day, own, known] = [today(), await dealt(), await api.games()];
  const counted = own.filter(({ deal }) => deal.counted);
  const isNew = (game: string): DailyTry[] =>
    SITE ? [{ game, day, state: "new", table: "", outcome: null, device: false }] : [];
  return {
    day,
    seconds: (Date.parse(`${dayAfter(day, 1)}T00:00:00Z`) - Date.now()) / 1000,
    first: await firstDay(),
    today: known.games.flatMap(({ id }) => {
      const found = counted.find(isOf(id, day));
      return found ? [tryOf(found)] : isNew(id);
    }),
    past: counted.filter(({ deal }) => deal.day < day).map(tryOf),
    streak: { now: 0, best: 0 },
    streaks: [],
  };
}

/** From where this device knows the seed of a deal: it was taken along, its secret is open, or it is public. */
async function source(game: string, day: string): Promise<Record<string, unknown>> {
  const taken = (await dealt()).filter(isOf(game, day)).find(({ deal }) => deal.seed);
  if (SITE || taken) return { game, day, public: SITE, seed: taken?.deal.seed ?? "" };
  const proof = await told<DailyProof>(COMMITMENTS).catch(() => null);
  return { game, day, proof: proof && JSON.stringify(proof) };
}

async function look(game: string, day: string): Promise<DailyDay> {
  const from = await source(game, day);
  const told = await askDay(from);
  const name = `${game} ${day}`;
  if (told.comparison?.pending && !atWork.has(name)) {
    atWork.add(name);
    void findLevels(from, name)
      .catch((error: unknown) => console.error(error))
      .finally(() => atWork.delete(name));
  }
  return told;
}

async function askDay(from: Record<string, unknown>): Promise<DailyDay> {
  const tries = (await dealt()).map((own) => ({ ...tryOf(own), counted: own.deal.counted, at: own.at }));
  const asked = { ...from, now: Date.now() / 1000, first: await firstDay(), tries, levels: known(from) };
  return ask<DailyDay>("deal", JSON.stringify(asked));
}

const known = (from: Record<string, unknown>): Level[] =>
  levels.of(`${String(from["game"])} ${String(from["day"])}`) ?? [];

/** One bot after the other plays the deal; the page looks again meanwhile. */
async function findLevels(from: Record<string, unknown>, name: string): Promise<void> {
  while ((await askDay(from)).comparison?.pending) {
    const found = await ask<Level>("level", JSON.stringify({ ...from, levels: known(from) }));
    levels.note(name, [...known(from), found]);
  }
}

/** The table on this device at which a deal is played by whoever asks, if there is one; over, but not home yet, too. */
export async function dealHere(game: string, day: string): Promise<TableInfo | null> {
  const own = (await dealt()).filter(isOf(game, day)).filter(({ home, unwanted }) => !home && !unwanted);
  if (!own.length) return null;
  const { id: me } = await api.me();
  return own.find(({ deal }) => deal.counted && (!me || deal.by === me))?.info ?? null;
}

/** The table for a deal: the one that is under way or was today's try, or a new one. */
async function play(game: string, day: string): Promise<TableInfo> {
  const mine = (await dealt()).filter(isOf(game, day));
  const going = mine.find((own) => stateOf(own) === "playing");
  const found = going ?? (day === today() ? mine.find(({ deal }) => deal.counted) : undefined);
  if (found) return found.info;
  if (day === today() && !SITE) throw new Refused("offline", o("offNoDeal"), 409);
  const counted = day === today();
  const id = counted ? `here-deal-${game}-${day}` : `here-deal-${Date.now().toString(36)}`;
  return keep(id, { game, day, counted, seed: "", header: "", by: "" }, await source(game, day));
}

async function keep(id: string, deal: Deal, from: Record<string, unknown>): Promise<TableInfo> {
  const before = await games.find(id);
  if (before) return before.info;
  const wish = { id, name: nameHere(), deal: { ...deal, ...from } };
  const info = { id } as TableInfo;
  await games.put({ id, wish, kept: null, info, at: Date.now() / 1000, home: "", unwanted: "", deal });
  return info;
}

/** Take a deal of today along: from now on the one try at it is played on this device. Asked again, it is the same. */
export async function takeAlong(game: string, day: string): Promise<void> {
  const { id: by } = await api.me();
  const { seed, header } = await tell<DailyAlong>(`/api/daily/${encodeURIComponent(game)}/${day}/take`, {});
  const deal = { game, day, counted: true, seed, header, by };
  await keep(`here-deal-${game}-${day}-${by.slice(0, 8)}`, deal, deal);
}

export async function answer(game: string, day: string, wish: unknown): Promise<unknown> {
  if (!game) return overview();
  if (!day) return told<DailyProof>(COMMITMENTS);
  return wish ? play(game, day) : look(game, day);
}
