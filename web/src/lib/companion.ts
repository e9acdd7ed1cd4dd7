/** Help for people with the box on the table, with its words; loaded when needed. */
import { companions, type CompanionModule, fileOf, textsOf } from "./companions.ts";
import { loadSayings } from "./sayings.svelte.ts";
import { loadSpeech } from "./speech.ts";

/** The companion of a game, when its words are there too; null: it has none. */
export async function companionOf(game: string): Promise<CompanionModule | null> {
  const load = companions[fileOf(game)];
  if (!load) return null;
  const words = [loadSayings(game), loadSayings(textsOf(game)), loadSpeech(game)];
  const [companion] = await Promise.all([load(), ...words]);
  return companion;
}
