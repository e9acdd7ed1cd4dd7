/** Sitting down at the deal of a day. */
import { api } from "../../lib/api.ts";
import { hasOffline, office } from "../../lib/here.ts";
import { go } from "../../lib/router.svelte.ts";

let isStarting = false;

/** Begin, or go on with what was begun here or on this device; a second click while that is under way does nothing. */
export async function playDeal(game: string, day: string, failed: (message: string) => void): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    const here = hasOffline() ? await (await office()).dealHere(game, day) : null;
    go(`/table/${(here ?? (await api.playDeal(game, day))).id}`);
  } catch (error) {
    failed((error as Error).message);
  } finally {
    isStarting = false;
  }
}
