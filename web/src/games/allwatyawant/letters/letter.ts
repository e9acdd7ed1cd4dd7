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
const LETTERS = ["read", "met"];
const THROWS = ["threw", "threw_one"];
/** What may come of a letter and can be said on it; what happens on the chart or the plank is seen there. */
const OUTCOMES = [
  ...THROWS,
  "turned_die",
  "played",
  "handed_in",
  "blamed",
  "marked",
  "relieved",
  "drew",
  "no_favour",
  "took",
  "lost",
  "stuck",
  "stayed_stuck",
  "freed",
  "cursed",
  "lifted",
  "spared",
  "chose",
  "decided",
  "offered",
  "exchanged",
  "passed_item",
  "passed_favour",
  "robbed",
  "robbed_card",
];
/** How long a letter lies there, at least and for each character; and what came of it, the last line longest. */
const READ_MS = 3000;
const CHARACTER_MS = 45;
const OUTCOME_MS = 1000;
const LAST_MS = 2800;
const KEYS = new Map(Object.entries(data.quests).map(([key, name]) => [name, key]));
/** The deck of a letter, by the first character of its key. */
const DECKS: Partial<Record<string, string>> = { r: "rum", f: "fauna", v: "voodoo", i: "island", s: "sea" };
export const deckOf = (key: string): string => DECKS[key[0] ?? ""] ?? "";

const isOutcome = (event: Happening | undefined): boolean => event !== undefined && OUTCOMES.includes(event.event);
export const isThrow = (event: Happening | undefined): boolean => event !== undefined && THROWS.includes(event.event);

/** How long something is told on a letter; null: it is not. */
export function lasts(event: Happening, story: Story): number | null {
  if (LETTERS.includes(event.event)) return Math.max(READ_MS, CHARACTER_MS * rule(String(event.quest)).length);
  const shown = story.shown as AllwatyawantView | undefined;
  if (!shown || !openFor(shown, [...(story.past ?? []), event])) return null;
  const goesOn = isOutcome(story.rest[0]) || (!story.rest.length && letterNow(viewOf(story), null) !== null);
  return goesOn ? OUTCOME_MS : LAST_MS;
}

/** Is it a letter, or the end of one, that people want to read? */
export const isRead = (event: Happening, story: Story): boolean => (lasts(event, story) ?? 0) >= LAST_MS;

/** My own letter stays until I go on; one that asks me something stays anyway. */
export function holds(event: Happening, story: Story): boolean {
  const leads = viewOf(story);
  if (!LETTERS.includes(event.event) || event.seat !== leads.you_seat) return false;
  return story.rest.length > 0 || letterNow(leads, null) === null || (story.moves?.length ?? 0) < 2;
}

/** The words of a letter, for the log. */
export const recounts = (event: Happening): string => (LETTERS.includes(event.event) ? rule(String(event.quest)) : "");

const viewOf = (story: Story): AllwatyawantView => story.leads as AllwatyawantView;

/** The letter on which these events are told, one after the other: all that came after it has come of it. */
function openFor(view: AllwatyawantView, events: readonly Happening[]): CardView | null {
  const from = events.findLastIndex((event) => LETTERS.includes(event.event));
  if (!events.slice(from + 1).every(isOutcome)) return null;
  return from < 0 ? letterNow(view, null) : cardOf(String(events[from]!.quest));
}

/** What has come of the letter so far, as far as it is being told. */
export function outcomeNow(scene: Scene | null): Happening[] {
  const told = scene ? [...scene.past, scene.event] : [];
  return told.slice(told.findLastIndex((event) => LETTERS.includes(event.event)) + 1);
}

/** What a letter does to others on the chart. */
const HITS = ["driven", "swapped", "attacked"];

/** The letter to be read again: until one's next turn is over the last one that was one's own or did something to one,
 * then the last one that anybody has read; null: none has been read since. */
export function lastRead(told: readonly Happening[], seat: number | null): CardView | null {
  let [open, last, mine] = ["", "", ""];
  /** How many turns of one's own have begun since each. */
  let [turnsSince, turnsSinceMine] = [0, 0];
  for (const event of told) {
    if (event.event === "read") [open, last, turnsSince] = [String(event.quest), String(event.quest), 0];
    else if (event.event === "turn") {
      open = "";
      if (event.seat === seat) [turnsSince, turnsSinceMine] = [turnsSince + 1, turnsSinceMine + 1];
      else {
        if (turnsSince) last = "";
        if (turnsSinceMine) mine = "";
      }
    }
    const isHit = event.event === "read" || HITS.includes(event.event) || OUTCOMES.includes(event.event);
    if (open && isHit && (event.seat === seat || event.other === seat)) [mine, turnsSinceMine] = [open, 0];
  }
  return cardOf(mine || last);
}

/** A letter or event by its name, as the view would tell it. */
export function cardOf(name: string): CardView | null {
  const key = KEYS.get(name);
  return key ? { deck: deckOf(key), name, text: `${key}.text`, flavour: `${key}.flavour`, options: [] } : null;
}

/** The rule of a letter in words. */
export function rule(name: string): string {
  const card = cardOf(name);
  return card ? speech().text(card.text) : "";
}

/** The letter that everybody reads now; null: none. */
export function letterNow(view: AllwatyawantView, scene: Scene | null): CardView | null {
  if (scene) return openFor(view, [...scene.past, scene.event]);
  if (QUESTIONS.includes(view.question)) return view.card ?? holding(view);
  return view.question === "ChangeThrow" ? judging(view) : null;
}

/** The letter that judges a throw that lies there: an adventure that holds whoever threw, or the one just read. */
function judging(view: AllwatyawantView): CardView | null {
  return view.fate && view.players[view.turn_seat ?? -1]?.where !== "bay" ? (holding(view) ?? view.card) : null;
}

/** The adventure that holds whoever's turn it is; null: none does. */
const holding = (view: AllwatyawantView): CardView | null =>
  cardOf(view.players[view.turn_seat ?? -1]?.adventure ?? "");
