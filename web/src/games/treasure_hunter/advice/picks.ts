/** Why a card of the pack is worth keeping now, or worth putting out of the round: from what the reader may know. */
import { helpersOf, pickOf } from "../draft/consequence.ts";
import type { LocationView, PickView, TreasureHunterView } from "../generated/view.ts";
import { type CardInfo, cardInfo } from "../things/box.ts";
import { about, kindOf, label, numberIn, placeAt, say, tileSaid } from "../words.ts";
import { eachOther, unseen } from "./others.ts";
import { because } from "./words.ts";

/** So many times what the others have on average is likely to be the most, or the least. */
const [MOST, LEAST] = [1.3, 0.5];

type Names = readonly string[];
type Aim = "high" | "low" | "between";

const isJunk = (tile: string | null): boolean => tile?.startsWith("junk") ?? false;
const said = (tile: string | null): string => (tile ? tileSaid(tile) : "–");
const strengthIn =
  (colour: string) =>
  ({ name, kind, colour: own }: CardInfo): number =>
    kind === "adventurer" && own === colour ? numberIn(name) : 0;
const pawsOf = ({ kind, mark }: CardInfo): number => (kind === "dog" ? Number(mark) : 0);

/** Where a total stands among the others', if that can be told and the prize is worth having. */
function aimOf(here: LocationView, total: number, others: number): Aim {
  if (total >= others * MOST && here.max && !isJunk(here.max)) return "high";
  if (total <= others * LEAST && here.min && !isJunk(here.min)) return "low";
  return "between";
}

/** Why to keep it. */
export function whyKeep(view: TreasureHunterView, card: string, names: Names): string[] {
  const pick = pickOf(view, card);
  if (!pick) return [about(card)];
  const scrolls = pick.scrolls > 0 ? [say("would scrolls", { coins: pick.scrolls })] : [];
  return [...main(view, pick), ...scrolls, ...whoElse(view, card, names)];
}

function main(view: TreasureHunterView, pick: PickView): string[] {
  const { card, group, after } = pick;
  if (group === "dogs") return guards(view, pick);
  if (group === "coins") return [because("coin", { coins: Number(cardInfo(card).mark) })];
  if (pick.location) {
    if (after === null) return [because("alone", { about: about(card) })];
    const place = view.locations.findIndex((each) => each.location === pick.location);
    const doubles = helpersOf(view, group)[0];
    return [stands(view, place, after, card), ...(doubles ? [because("helper", { card: label(doubles) })] : [])];
  }
  return acts(view, card);
}

/** The others' average group at a location, should the reader keep this card. */
const othersAt = (view: TreasureHunterView, place: number, keeps: string): number =>
  Math.round(eachOther(view, keeps, strengthIn(view.locations[place]!.colour)));

function stands(view: TreasureHunterView, place: number, total: number, keeps: string): string {
  const here = view.locations[place]!;
  const others = othersAt(view, place, keeps);
  const prizes = { max: said(here.max), min: said(here.min) };
  return because(aimOf(here, total, others), { place: placeAt(place), total, others, ...prizes });
}

/** What a dog holds off, and who claims. */
function guards(view: TreasureHunterView, pick: PickView): string[] {
  const paid = (guard: { pays: number }[]): number => guard.reduce((sum, { pays }) => sum + pays, 0);
  const held = pick.guard.filter((each) => each.held).length;
  const saved = paid(view.guard ?? []) - paid(pick.guard);
  const paws = pick.after ?? 0;
  const others = Math.round(eachOther(view, pick.card, pawsOf));
  const isSafe = helpersOf(view, "dogs").length > 0;
  return [
    saved > 0 && !isSafe ? because("saves", { paws, held, all: view.goblins.length, coins: saved }) : "",
    because("paws", { paws, others }),
    winsTies(view, pick.card) ? because("ties", { discipline: cardInfo(pick.card).discipline ?? 0 }) : "",
  ].filter(Boolean);
}

/** Does no dog that the others may have beat this one in a tie? */
function winsTies(view: TreasureHunterView, card: string): boolean {
  const discipline = (name: string): number => cardInfo(name).discipline ?? 0;
  const mine = view.hand ?? [];
  const passed = [...(view.pack ?? []), ...(view.seen ?? []).flatMap(({ cards }) => cards)];
  const better = (name: string): boolean => discipline(name) > discipline(card) && !mine.includes(name);
  return !passed.some(better) && unseen(view, ({ name }) => better(name)) === 0;
}

/** An action card: the group that it may help, the money that it may save. */
function acts(view: TreasureHunterView, card: string): string[] {
  if (card === "mystery-mule")
    return [
      because("mule", { number: unseen(view, ({ kind }) => kind === "adventurer"), all: unseen(view, () => true) }),
    ];
  if (card === "scaregoblin") {
    const coins = (view.guard ?? []).reduce((sum, { pays }) => sum + pays, 0);
    return [coins ? because("scares", { coins, paws: view.groups?.paws ?? 0 }) : about(card)];
  }
  const raises = card === "flaming-sword" || card === "goblin-mercenaries";
  const groups = (view.groups?.totals ?? []).flatMap((total, place) =>
    total === null ? [] : [{ place, total, others: othersAt(view, place, card), here: view.locations[place]! }],
  );
  if (!groups.length) return [because("later", { about: about(card) })];
  const words = ({ place, total, others, here }: (typeof groups)[number], key: "adds" | "lowers" | "ducks"): string =>
    because(key, {
      place: placeAt(place),
      total,
      others,
      max: said(here.max),
      min: said(here.min),
      about: about(card),
    });
  if (raises) {
    const open = groups.filter(({ here, total, others }) => !isJunk(here.max) && total < others * MOST * MOST);
    const [best] = open.toSorted((one, other) => other.total - other.others - (one.total - one.others));
    return [best ? words(best, "adds") : about(card)];
  }
  const ducks = groups.find(({ here, total, others }) => isJunk(here.max) && total >= others);
  if (ducks) return [words(ducks, "ducks")];
  /** A sleeper takes away much, a potion little. */
  const most = card === "sleeping-beauty" ? Infinity : 1;
  const low = groups.filter(({ here, total, others }) => !isJunk(here.min) && total > 1 && total <= others * most);
  const [least] = low.toSorted((one, other) => one.total - one.others - (other.total - other.others));
  return [least ? words(least, "lowers") : about(card)];
}

/** Who gets the rest of the pack, if an open scroll of theirs would pay for this card. */
function whoElse(view: TreasureHunterView, card: string, names: Names): string[] {
  const wanted = view.wanted?.find((each) => each.card === card);
  if (!wanted) return [];
  return [because("neighbour", { name: names[wanted.by_seat] ?? "", treasure: label(wanted.scroll, "treasure") })];
}

/** Why nobody should have it: two play, and what is not set aside goes to the other one. */
export function whyAside(view: TreasureHunterView, card: string, names: Names): string[] {
  const name = names[view.players.findIndex((_, seat) => seat !== view.you_seat)] ?? "";
  const place = view.locations.findIndex(({ colour }) => colour === kindOf(card) || colour === cardInfo(card).colour);
  const here = view.locations[place];
  const scroll = whoElse(view, card, names);
  if (scroll.length) return scroll;
  if (!here) return [because("aside", { name })];
  const total = view.groups?.totals[place] ?? 0;
  return [because("asideThere", { name, place: placeAt(place), total, max: said(here.max), min: said(here.min) })];
}
