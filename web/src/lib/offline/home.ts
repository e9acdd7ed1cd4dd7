/** Games that were played here go home as soon as the server is seen; and what was fetched is kept up to date. */
import { api, Refused } from "../api.ts";
import { noteVersion, SITE, version } from "../here.ts";
import type { TableInfo } from "../types.ts";
import { fetchAll, manifest, refresh } from "./manifest.ts";
import { othersOf } from "./fetching.svelte.ts";
import { games, type Game } from "./games.ts";
import { sendTrials, unsentTrials } from "./puzzles.ts";
import { tell } from "./told.ts";
import { rememberName } from "./who.ts";

let going: Promise<void> | null = null;

/** Send whatever the server does not have yet. It knows what it has had before: nothing is doubled. */
export function sendHome(): Promise<void> {
  if (SITE) return Promise.resolve();
  going ??= send().finally(() => (going = null));
  return going;
}

/** A guided first game and a deal that counts for nothing stay here: nobody would look for them there. */
const isWanted = ({ kept, home, unwanted, deal }: Game): boolean =>
  !!kept?.result && !home && !unwanted && !kept["lesson"] && (!deal || deal.counted);

async function send(): Promise<void> {
  const [waiting, trials] = [(await games.all()).filter(isWanted), await unsentTrials()];
  if (!waiting.length && !trials.length) return;
  const { id, name } = await api.me();
  if (!id) return;
  rememberName(name);
  await sendTrials(trials);
  for (const game of waiting) {
    const { deal } = game;
    if (deal && deal.by !== id) continue; // somebody else's, who may come back
    const path = deal ? `/api/daily/${encodeURIComponent(deal.game)}/${deal.day}/home` : "/api/records";
    try {
      const { id: home } = await tell<TableInfo>(path, { record: game.kept?.record ?? "" });
      await games.put({ ...game, home });
    } catch (error) {
      const isFinal = error instanceof Refused && (error.status === 422 || error.code === "daily_not_taken");
      if (isFinal) await games.put({ ...game, unwanted: error.message }); // else it goes the next time
    }
  }
}

/** If the server has a newer version, fetch it quietly; until it is whole the one before it serves. */
export async function keepFresh(): Promise<void> {
  const known = version();
  if (!known) return;
  const { name } = await api.me();
  rememberName(name);
  const newest = await manifest();
  if (newest.version !== known) {
    await fetchAll(newest, await othersOf(), () => {}, new AbortController().signal);
    noteVersion(newest.version);
  }
  await refresh(newest.version);
}
