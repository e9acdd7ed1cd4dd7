/** What speaks for a choice on a letter, for giving and taking items, and for handing in favour cards. */
import { capital } from "../../../lib/phrase.ts";
import { ITEMS, NUMBERS } from "../chart/places.ts";
import { named, say, speech, type Key } from "../words.ts";
import type { Reader } from "./index.ts";
import { whom } from "./people.ts";
import { because } from "./words.ts";

export function whyCard(reader: Reader, text: string): string {
  const { view } = reader;
  const [verb = "", noun = ""] = text.split(" ");
  if (text === "choose nobody") return because("noGain");
  if (verb === "choose") {
    const seat = Number(noun.slice(-1)) - 1;
    if (view.question === "FindScapegoat") return because("blame", { name: reader.nameOf(seat) });
    return whom(reader, seat);
  }
  if (verb === "option") return other(reader, noun);
  if (verb === "take") return taken(reader, noun);
  if (verb === "rob" && noun !== "cards") return robbed(reader, noun);
  if (text === "hand over") return because("keepCards");
  if (verb === "give") return ITEMS.includes(noun) ? given(reader, noun) : favour(reader, noun);
  if (verb === "drop") return spared(noun);
  if (verb === "rest") return because("rest");
  return text === "no" ? refused(view.question) : asked(reader, verb, noun);
}

function refused(question: string): string {
  if (question === "FindScapegoat") return because("carryOut");
  if (question === "FightFever") return because("rest");
  return question === "Trade" || question === "Dig" ? because("noGain") : "";
}

/** A card that is handed in or played for something. */
function asked({ view }: Reader, verb: string, noun: string): string {
  const left = view.doubloons.filter(({ found }) => found === null).length;
  if (verb === "flip") return because("digCard", { number: left });
  if (verb === "launch") return `${capital(say("launchHelp", NUMBERS))}.`;
  if (verb === "leave") return because("noGain");
  if (verb === "dig") return `${because("digDice")} ${say("digHelp", NUMBERS)}.`;
  if (verb !== "spend" && verb !== "play") return "";
  if (view.question === "Dig") return because("digCard", { number: left });
  if (view.question === "ShakeALeg" || view.question === "FightFever") return because("fewer");
  return verb === "spend" ? spared(noun) : speech().about(noun);
}

/** Of two ways the other one. */
function other({ view }: Reader, noun: string): string {
  const rest = (view.card?.options ?? []).filter((_, place) => place !== Number(noun) - 1);
  return rest.length === 1 ? because("otherwise", { what: `${speech().text(rest[0]!).replace(/[.]$/, "")}.` }) : "";
}

/** The question names the robber, and then whom. */
function robbed({ view, nameOf }: Reader, item: string): string {
  const name = nameOf(view.asked_for[0]?.[2] ?? -1);
  return because(view.lacking?.includes(item) ? "lackIt" : "theirLoss", { name });
}

/** What is still missing then. */
function taken({ view }: Reader, item: string): string {
  const rest = (view.lacking ?? []).filter((each) => each !== item);
  const items = rest.map((each) => named(each, "item")).join(", ");
  return `${rest.length ? say("thenMissing", { number: rest.length, items }) : say("thenAll")}.`;
}

/** Where another one can be had, or that it is not needed. */
function given({ view }: Reader, item: string): string {
  if (view.question === "Trade") return because("trade");
  const me = view.players[view.you_seat ?? -1];
  if (me && me.where !== "ashore" && me.where !== "bay") return because("atSea");
  const known = view.coins.find(({ icon }) => icon === item);
  if (known) return because("elsewhere", { place: named(known.field, "space") });
  const hidden = view.icons_hidden[item] ?? 0;
  return hidden ? because("faceDown", { number: hidden }) : "";
}

/** A favour card instead of an item, or the one that can best be spared. */
function favour({ view }: Reader, card: string): string {
  if (view.question === "Trade") return because("trade");
  const isInstead = view.question !== "GiveFavour" && view.players[view.you_seat ?? -1]?.items.length;
  return isInstead ? because("allItems") : spared(card);
}

const spared = (card: string): string => because("leastUseful", { when: say(`when ${card}` as Key) });
