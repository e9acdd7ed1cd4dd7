/** When a quest letter lies open on the board, and which one. */
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView, CardView } from "../generated/view.ts";

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
const READ_MS = 2000;

export const lasts = (event: Happening): number | null => (event.event === "read" ? READ_MS : null);

/** The letter that everybody reads now; null: none. */
export function letterNow(view: AllwatyawantView, scene: Scene | null): CardView | null {
  if (scene?.event.event === "read") return (scene.story?.leads as AllwatyawantView | undefined)?.card ?? null;
  return view.card && view.card.deck !== "sea" && QUESTIONS.includes(view.question) ? view.card : null;
}
