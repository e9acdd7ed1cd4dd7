/** Sitting down at the deal of a day. */
import { api } from "../../lib/api.ts";
import { hasOffline, office } from "../../lib/here.ts";
import { goTo } from "../../lib/router.svelte.ts";
import type { TableInfo } from "../../lib/types.ts";

let isStarting = false;

async function dealt(game: string, day: string): Promise<TableInfo> {
  const here = hasOffline() ? await (await office()).dealHere(game, day) : null;
  return here ?? api.playDeal(game, day);
}

/** Begin, or go on with what was begun here or on this device; a second click while that is under way does nothing. */
export async function playDeal(game: string, day: string, failed: (message: string) => void): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  try {
    await goTo(dealt(game, day));
  } catch (error) {
    failed((error as Error).message);
  } finally {
    isStarting = false;
  }
}
