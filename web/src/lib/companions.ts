/** Help for people with the box on the table: games/<id>/companion/index.ts, found by looking, loaded when needed. */
import type { Component } from "svelte";

import { loadSayings } from "./sayings.svelte.ts";
import { loadSpeech } from "./speech.ts";

export type CompanionModule = { Page: Component };

const found = import.meta.glob<CompanionModule>("../games/*/companion/index.ts", { import: "default" });
const fileOf = (game: string): string => `../games/${game}/companion/index.ts`;

export const hasCompanion = (game: string): boolean => fileOf(game) in found;

/** What a companion says beside what the board of its game says: games/<id>/companion/texts. */
export const textsOf = (game: string): string => `${game}/companion`;

/** The companion of a game, when its words are there too; null: it has none. */
export async function companionOf(game: string): Promise<CompanionModule | null> {
  const load = found[fileOf(game)];
  if (!load) return null;
  const words = [loadSayings(game), loadSayings(textsOf(game)), loadSpeech(game)];
  const [companion] = await Promise.all([load(), ...words]);
  return companion;
}
