/** What is written on cards and tiles, in the language of the person. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import { speechOf } from "../../../lib/speech.ts";
import type { en } from "../texts/art.en.ts";
import { cardInfo } from "./box.ts";

const GAME = "treasure_hunter";
const LOCATIONS = { blue: "Frosty Mountain", green: "Tangled Jungle", red: "Lava Cave" };

export const speech = (): ReturnType<typeof speechOf> => speechOf(GAME);

const known = new WeakMap<ReturnType<typeof speech>, Map<string, string>>();
/** What is said of a card again and again, found once in each language: a new position asks for all of it. */
export function remembered(key: string, say: (speech: ReturnType<typeof speechOf>) => string): string {
  const voice = speech();
  let sayings = known.get(voice);
  if (!sayings) known.set(voice, (sayings = new Map()));
  let said = sayings.get(key);
  if (said === undefined) sayings.set(key, (said = say(voice)));
  return said;
}

export const write = sayings<typeof en>(GAME, "art");

const unbroken = (word: string): string => word.replaceAll("\u00ad", "");

/** What stands on the plate of a card: where an adventurer hunts, and the name of anything else. */
export function plate(card: string): string {
  const { kind, colour } = cardInfo(card);
  if (kind === "adventurer") return unbroken(speech().noun(LOCATIONS[colour!], "location"));
  return kind === "dog" ? write("watchdog") : unbroken(speech().noun(card, "card"));
}

/** What an action card does, in as few words as fit on it; nothing for other cards. */
export const effectOf = (card: string): string =>
  write.has(card) ? write(card, { number: cardInfo(card).mark.replace(/\D/g, "") }) : "";

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
