/** What speaks for a move that a hint advises, and how a person would say it, as far as the view tells. */
import type { AllwatyawantView } from "../generated/view.ts";
import { speech } from "../words.ts";
import { say as sayDuel } from "../duel/words.ts";
import { say as sayLetter } from "../letters/words.ts";
import { say as saySea } from "../sea/words.ts";
import { whyCard } from "./cards.ts";
import { whyFight } from "./fights.ts";
import { whyShoot } from "./shots.ts";
import { whyGo } from "./ways.ts";

/** Who looks, and how the others are called. */
export type Reader = { view: AllwatyawantView; nameOf: (seat: number) => string };

/** What a question is about: each answers for its own moves, the first that knows one is heard. */
const WHY = [whyShoot, whyFight, whyCard, whyGo];

export function reasons(text: string, seen: Record<string, unknown>, names: readonly string[], then = ""): string {
  const reader = { view: seen as AllwatyawantView, nameOf: (seat: number) => names[seat] ?? "" };
  for (const why of WHY) {
    const said = why(reader, text, then);
    if (said) return said;
  }
  return "";
}

/** To say no means something else each time. */
const NO: Record<string, () => string> = {
  PlayFeint: () => sayDuel("no"),
  PlayTrick: () => sayDuel("no"),
  RaiseBulwark: () => saySea("suffer"),
  FindScapegoat: () => sayLetter("carryOut"),
  FightFever: () => sayLetter("suffer"),
  TakeExtraShot: () => sayDuel("lets"),
  Dig: () => sayDuel("lets"),
  Trade: () => sayLetter("walkOn"),
};

export function says(text: string, seen: Record<string, unknown>): string {
  const view = seen as AllwatyawantView;
  const option = /^option (\d)$/.exec(text);
  if (option) return speech().text(view.card?.options[Number(option[1]) - 1] ?? "");
  if (text !== "no") return "";
  if (view.question === "CallParley")
    return view.players[view.you_seat ?? -1]?.where === "afloat" ? saySea("fight") : sayDuel("noParley");
  return NO[view.question]?.() ?? "";
}
