/** What a game says for a move that a hint advises: games/<id>/advice/index.ts, fetched when it is first needed. */
import { loadSayings } from "./sayings.svelte.ts";

export type Advice = {
  /** What speaks for this move, and for what is to be done right after it, in a sentence or two, as far as the view
   * tells; empty: nobody knows. */
  reasons: (text: string, view: Record<string, unknown>, names: readonly string[], then?: string) => string;
  /** How a person would say this move just now; empty: as everywhere else. */
  says?: (text: string, view: Record<string, unknown>, names: readonly string[]) => string;
};

const found = import.meta.glob<Advice>("../games/*/advice/index.ts");

/** What a game says beside what its board says: games/<id>/advice/texts. */
const textsOf = (game: string): string => `${game}/advice`;

/** The advice of a game, when its words are there too; empty: it says nothing. */
export async function adviceOf(game: string): Promise<Partial<Advice>> {
  const load = found[`../games/${game}/advice/index.ts`];
  if (!load) return {};
  const [advice] = await Promise.all([load(), loadSayings(game), loadSayings(textsOf(game))]);
  return advice;
}
