/** What the board of Tobago says, in the language of the person. */
import { sayings } from "../../lib/sayings.svelte.ts";
import { speechOf } from "../../lib/speech.ts";
import { BOX, isListed, type Clue } from "./island.ts";
import type { en } from "./texts/board.en.ts";

export type Key = keyof typeof en;

export const say = sayings<typeof en>("tobago", "board");

/** A name of the engine that has words here, or the name itself. */
export const word = (name: string): string => (say.has(name) ? say(name) : name);

/** The colour of a map inside a sentence. */
export const spoken = (colour: string): string => word(`map ${colour}`);

/** The landmark of a clue: "a hut", "the largest lake". */
export const landmark = (clue: Clue): string => word(`${clue.largest ? "largest" : "at"} ${clue.landmark}`);

/** The landmark on a small card: where words are long, a shorter one. */
export function shortLandmark(clue: Clue): string {
  const shorter = `short ${clue.landmark}`;
  return say.has(shorter) ? say(shorter) : word(clue.landmark);
}

export const clueWords = (clue: Clue): string =>
  isListed(clue.name) ? speechOf("tobago").noun(clue.name, "clue") : `${word(clue.kind)}: ${landmark(clue)}`;

/** What a clue means, and how many clues there are. */
export const clueHelp = (clue: Clue): string =>
  [`${clueWords(clue)}.`, say(`${clue.kind} help` as Key), say("oneOf", { number: BOX.clue ?? 0 })].join(" ");

export const lootWords = (card: string): string =>
  card === "curse" ? say("curse") : say("gold", { number: card.replace("gold-", "") });
