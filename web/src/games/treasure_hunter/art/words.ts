/** What is written on cards and tiles, in the language of the person. */
import { cardInfo } from "../things/box.ts";
import { sayings } from "../../../lib/sayings.svelte.ts";
import type { en } from "../texts/plates.en.ts";
import { COLOURS, placeName, speech } from "../words.ts";

const say = sayings<typeof en>("treasure_hunter", "plates");
export const written = (word: string): string => (say.has(word) ? say(word) : "");

const unbroken = (word: string): string => word.replaceAll("\u00ad", "");

/** What stands on the plate of a card: where an adventurer hunts, and the name of anything else. */
export function plate(card: string): string {
  const { kind, colour } = cardInfo(card);
  if (kind === "adventurer") return placeName(COLOURS.indexOf(colour!));
  return kind === "dog" ? written("watchdog") : unbroken(speech().noun(card, "card"));
}

/** What an action card does, in as few words as fit on it; nothing for other cards. */
export const effectOf = (card: string): string => written(card).replace("#", cardInfo(card).mark.replace(/\D/g, ""));

/** Words on as few lines as fit, each about as long as the others. */
export function lines(words: string, most: number): string[] {
  const all = words.split(" ");
  const number = Math.max(1, Math.ceil(words.length / most));
  const lines: string[] = [];
  for (let rest = number; rest > 0; rest--) {
    const share = all.join(" ").length / rest;
    let line = all.shift() ?? "";
    while (all.length && (rest === 1 || line.length + all[0]!.length / 2 < share)) line += ` ${all.shift()}`;
    if (line) lines.push(line);
  }
  return lines;
}
