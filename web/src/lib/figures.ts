/** Pictures in the rules, drawn as in the game: games/<id>/figures.ts says which § has one. */
import type { Component } from "svelte";

import { loadSayings } from "./sayings.svelte.ts";
import { loadSpeech } from "./speech.ts";

export type Figures = {
  /** What all of them use, once on the page: symbols, colours. */
  Ground?: Component;
  /** A picture for a §, below its words. */
  at: Record<string, Component>;
};

const found = import.meta.glob<Figures>("../games/*/figures.ts", { import: "default" });

/** The pictures of a game's rules, when its words are there too; none if its folder has none. */
export async function figuresOf(game: string): Promise<Figures> {
  const load = found[`../games/${game}/figures.ts`];
  if (!load) return { at: {} };
  const [figures] = await Promise.all([load(), loadSayings(game), loadSpeech(game)]);
  return figures;
}
