/** When a quest letter or an event of the sea lies open on the board, and which one. */
import type { Scene, Story } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import data from "../generated/box.json";
import type { AllwatyawantView, CardView } from "../generated/view.ts";
import { speech } from "../words.ts";

/** Questions that are answered on the letter; all others need the chart. */
const QUESTIONS = [
  "FindScapegoat",
  "ChooseTarget",
  "ChooseOption",
  "Trade",
  "PassRound",
  "FightFever",
  "TakeItem",
  "GiveUp",
  "GiveFavour",
  "HandOver",
  "NameToken",
];
/** What one reads oneself takes longer than what others read out. */
const LASTS: Record<string, { mine: number; theirs: number }> = {
  read: { mine: 6000, theirs: 2600 },
  met: { mine: 3000, theirs: 1700 },
};
const QUESTS = data.quests as Partial<Record<string, string[]>>;

export function lasts(event: Happening, { leads }: Story): number | null {
  const long = LASTS[event.event];
  return long ? (event.seat === (leads as AllwatyawantView).you_seat ? long.mine : long.theirs) : null;
}

/** Is it a letter that people want to read? */
export const isRead = (event: Happening): boolean => event.event in LASTS;

/** The letter that somebody read last; null: none that is remembered. */
export function lastRead(told: readonly Happening[], seat: number | null): CardView | null {
  const read = told.findLast((event) => event.event === "read" && event.seat === seat);
  return read ? cardOf(String(read.quest)) : null;
}

/** A letter or event by its name, as the view would tell it. */
export function cardOf(name: string): CardView | null {
  const [deck, key] = QUESTS[name] ?? [];
  return deck && key ? { deck, name, text: `${key}.text`, flavour: `${key}.flavour`, options: [] } : null;
}

/** The rule of a letter in words. */
export function rule(name: string): string {
  const card = cardOf(name);
  return card ? speech().text(card.text) : "";
}

/** The letter that everybody reads now; null: none. */
export function letterNow(view: AllwatyawantView, scene: Scene | null): CardView | null {
  if (scene) return scene.event.event in LASTS ? cardOf(String(scene.event.quest)) : null;
  if (QUESTIONS.includes(view.question)) return view.card;
  return view.question === "ChangeThrow" ? judging(view) : null;
}

/** The letter that judges a throw that lies there: an adventure that holds whoever threw, or the one just read. */
function judging(view: AllwatyawantView): CardView | null {
  const thrower = view.players[view.turn_seat ?? -1];
  if (!view.fate || thrower?.where === "bay") return null;
  return thrower?.adventure ? cardOf(thrower.adventure) : view.card;
}
