/** What speaks for a card or a choice in a duel and in a battle at sea. */
import type { AllwatyawantView, DuelView, OutcomeView } from "../generated/view.ts";
import { outcomeWords, scoreOf } from "../duel/outcome.ts";
import { named, speech } from "../words.ts";
import type { Reader } from "./index.ts";
import { lackedBy, whom } from "./people.ts";
import { because } from "./words.ts";

type Fight = Reader & { duel: DuelView; me: number; foe: number };

export function whyFight(reader: Reader, text: string): string {
  const { view, nameOf } = reader;
  const [verb = "", noun = ""] = text.split(" ");
  if (verb === "attack") return whom(reader, Number(noun.slice(-1)) - 1);
  if (text === "sail on") return because("sailOn");
  if (view.question === "DriveAway")
    return because(text === "leave" ? "leaveThem" : "driven", { name: nameOf(drivenIn(view)) });
  const { duel, you_seat: me } = view;
  if (!duel || me === null || (me !== duel.attacker_seat && me !== duel.target_seat)) return "";
  const foe = me === duel.attacker_seat ? duel.target_seat : duel.attacker_seat;
  const fight = { ...reader, duel, me, foe };
  const answer = ANSWERS[view.question];
  if (answer) return answer(fight, text, verb);
  return verb === "rob" || text === "waive" ? booty(fight, text, noun, nameOf(foe)) : "";
}

const ANSWERS: Partial<Record<string, (fight: Fight, text: string, verb: string) => string>> = {
  LayAttack: (fight) => guess(fight, "theyGuess", fight.duel.if_hit),
  Defend: (fight) => guess(fight, "youGuess", fight.duel.if_parried),
  PlayFeint: feint,
  PlayTrick: trick,
  CallParley: parley,
  RaiseBulwark: (_, text) => (text === "no" ? because("noGain") : speech().about("bulwark")),
  PayRansom: (_, text) => because(text === "ransom" ? "ransom" : "keepCards"),
};

const words = ({ duel, me, nameOf }: Fight, outcome: OutcomeView): string =>
  outcomeWords(outcome, duel, me, me, nameOf);

function guess(fight: Fight, key: "theyGuess" | "youGuess", hoped: OutcomeView | null): string {
  return hoped ? because(key, { name: fight.nameOf(fight.foe), outcome: words(fight, hoped) }) : "";
}

/** Both cards lie open: is it a hit as it lies, and whom does that please? */
function feint(fight: Fight, _: string, verb: string): string {
  const { duel, me } = fight;
  const isHit = duel.laid === duel.shown;
  const [lies, turned] = isHit ? [duel.if_hit, duel.if_parried] : [duel.if_parried, duel.if_hit];
  if (!lies || !turned) return "";
  if (verb === "play") return because("turned", { outcome: words(fight, turned) });
  return because(isHit === (duel.striker_seat === me) ? "liesWell" : "notWorth", { outcome: words(fight, lies) });
}

function trick({ duel, me, foe, nameOf }: Fight, _: string, verb: string): string {
  const isFirst = me === duel.attacker_seat;
  const score = (more: number): string =>
    scoreOf(
      duel.points.map((points, side) => (side === (isFirst ? 0 : 1) ? points + more : points)),
      isFirst,
    );
  if (verb !== "play") return because("noTrick", { score: score(0) });
  const lead = (duel.points[0]! - duel.points[1]!) * (isFirst ? 1 : -1);
  const key = lead === 0 ? "trickWins" : lead === -1 ? "trickSaves" : "trickMore";
  return because(key, { score: score(1), name: nameOf(foe) });
}

function parley({ view, me, foe, nameOf }: Fight, _: string, verb: string): string {
  if (verb === "play") return because("parley");
  const items = lackedBy(view, foe);
  if (items.length && view.players[me]?.where === "ashore")
    return because("fight", { name: nameOf(foe), items: items.map((item) => named(item, "item")).join(", ") });
  return because(view.players[me]?.items.length ? "parleyLater" : "fightPoor");
}

function booty({ view, foe }: Fight, text: string, noun: string, name: string): string {
  if (text === "waive") return because("waive", { name });
  if (text === "rob cards") return lackedBy(view, foe).length ? "" : because("robCards", { name });
  return view.lacking?.includes(noun) ? because("lackIt") : because("theirLoss", { name });
}

/** Who is driven: the question names the driver, and then whom. */
const drivenIn = (view: AllwatyawantView): number => view.asked_for[0]?.[2] ?? -1;
