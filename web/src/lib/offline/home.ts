/** Games that were played here go home as soon as the server is seen; and what was fetched is kept up to date. */
import { api, Refused } from "../api.ts";
import { noteVersion, SITE, version } from "../here.ts";
import { fetchAll, manifest } from "./manifest.ts";
import { othersOf } from "./fetching.svelte.ts";
import { games } from "./games.ts";
import { rememberName } from "./who.ts";

let going: Promise<void> | null = null;

/** Send every finished game that the server does not have yet. It knows a record that it has: nothing is doubled. */
export function sendHome(): Promise<void> {
  if (SITE) return Promise.resolve();
  going ??= send().finally(() => (going = null));
  return going;
}

async function send(): Promise<void> {
  const waiting = (await games.all()).filter((game) => game.kept?.result && !game.home && !game.unwanted);
  if (!waiting.length) return;
  const { id, name } = await api.me();
  if (!id) return;
  rememberName(name);
  for (const game of waiting) {
    try {
      await games.put({ ...game, home: (await api.load(game.kept?.record ?? "")).id });
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== 422) return; // later, then
      await games.put({ ...game, unwanted: error.message });
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
  if (newest.version === known) return;
  await fetchAll(newest, await othersOf(), () => {}, new AbortController().signal);
  noteVersion(newest.version);
}
