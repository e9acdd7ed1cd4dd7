/** What the board of Treasure Hunter says, in the language of the person. */
import { sayings } from "../../lib/sayings.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { speechOf, type Speech } from "../../lib/speech.ts";
import type { en } from "./texts/board.en.ts";

export type Key = keyof typeof en;

const GAME = "treasure_hunter";
export const say = sayings<typeof en>(GAME, "board");
/** How the game itself speaks. */
export const speech = (): Speech => speechOf(GAME);

const known = new WeakMap<Speech, Map<string, string>>();
/** What is said of a card again and again, found once in each language: a new position asks for all of it. */
export function remembered(key: string, say: (speech: Speech) => string): string {
  const voice = speech();
  let sayings = known.get(voice);
  if (!sayings) known.set(voice, (sayings = new Map()));
  let said = sayings.get(key);
  if (said === undefined) sayings.set(key, (said = say(voice)));
  return said;
}

/** A card, treasure or goblin as a label: "Red 5". */
export const label = (name: string, table: "card" | "treasure" | "goblin" = "card"): string =>
  remembered(`${table} ${name}`, (speech) => speech.noun(name, table));
/** What it does, in one line. */
export const about = (name: string): string => remembered(`about ${name}`, (speech) => speech.about(name));
/** A move as a button says it: "Keep the red 5". */
export const moveWords = (text: string): string => remembered(`move ${text}`, (speech) => speech.move(text));

export const COLOURS = ["blue", "green", "red"] as const;
export type Colour = (typeof COLOURS)[number];

/** A location by its number: "Lava Cave", and in short "Cave". */
export const placeName = (place: number): string => say(`place ${COLOURS[place] ?? "red"}` as Key);
export const placeShort = (place: number): string => say(`short ${COLOURS[place] ?? "red"}` as Key);
/** The same where it is acted: "at the Frosty Mountain". */
export const placeAt = (place: number): string => say(`at ${COLOURS[place] ?? "red"}` as Key);

/** "Ines, Teo and Quill". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names);
}

/** What a treasure is, in a word or two: "Artifact", "Strong Team"; "the 19" where a sentence speaks of it. */
export function tileKind(treasure: string): string {
  const kind = /^[a-z]+/.exec(treasure)?.[0] ?? "";
  return say(`tile ${kind}` as Key);
}
export function tileSaid(treasure: string): string {
  const number = /^(artifact|junk)-(\d+)$/.exec(treasure);
  if (!number) return label(treasure, "treasure");
  return number[1] === "junk" ? say("theJunk", { number: number[2]! }) : say("theArtifact", { number: number[2]! });
}

/** The kind of a card by its name. */
export function kindOf(card: string): Colour | "dog" | "coin" | "action" {
  const [first] = card.split("-");
  if (first === "blue" || first === "green" || first === "red") return first;
  return first === "dog" || first === "coin" ? first : "action";
}
/** The last number in a name: the strength of an adventurer, the number of an artifact. */
export const numberIn = (name: string): number => Number(/(\d+)$/.exec(name)?.[1] ?? 0);
/** "3", "−2". */
export const plain = (number: number): string => String(number).replace("-", "−");
/** "+3", "−2", "0". */
export const signed = (number: number): string => (number > 0 ? `+${number}` : plain(number));
