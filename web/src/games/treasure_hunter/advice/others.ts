/** What the others may come to hold: an even share of what is dealt and not mine, as far as the packs have told. */
import type { TreasureHunterView } from "../generated/view.ts";
import { allCards, type CardInfo } from "../things/box.ts";

type Counts = Map<string, number>;

const add = (counts: Counts, cards: readonly string[]): Counts => {
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};
const most = (one: Counts, other: Counts): Counts => {
  for (const [card, number] of other) one.set(card, Math.max(one.get(card) ?? 0, number));
  return one;
};
const size = (counts: Counts): number => [...counts.values()].reduce((sum, number) => sum + number, 0);

/** The pack in hand is the one that was here a whole lap ago, if there was one. */
function packNow(view: TreasureHunterView): number {
  const looks = view.seen ?? [];
  return looks[looks.length - view.players.length]?.pack_seat ?? -1;
}

/** All cards that the reader has come across in the packs of this round. */
function metInPacks(view: TreasureHunterView): Counts {
  const packs = new Map<number, Counts>([[packNow(view), add(new Map(), view.pack ?? [])]]);
  for (const look of view.seen ?? [])
    packs.set(look.pack_seat, most(packs.get(look.pack_seat) ?? new Map(), add(new Map(), look.cards)));
  const met: Counts = new Map();
  for (const pack of packs.values()) for (const [card, number] of pack) met.set(card, (met.get(card) ?? 0) + number);
  return met;
}

/** The cards that are the reader's in this round, or that the reader has put out of it. */
const settled = (view: TreasureHunterView): string[] => [
  ...(view.hand ?? []),
  ...(view.keeps ? [view.keeps] : []),
  ...(view.seen ?? []).flatMap(({ aside }) => aside ?? []),
];

/** How many cards of a kind the reader has not seen in this round: with somebody, or in the draw pile. */
export function unseen(view: TreasureHunterView, isOf: (card: CardInfo) => boolean): number {
  const open = view.players.flatMap(({ laid }) => laid);
  const known = most(add(new Map(), [...settled(view), ...open]), metInPacks(view));
  return allCards()
    .filter(isOf)
    .reduce((sum, { name, copies }) => sum + Math.max(0, copies - (known.get(name) ?? 0)), 0);
}

/** How much of something each of the others will hold on average once the draft is over, should the reader keep this
 * card and everybody get an even share of the rest. */
export function eachOther(view: TreasureHunterView, keeps: string, amount: (card: CardInfo) => number): number {
  const mine = add(new Map(), [...settled(view), keeps]);
  const known = most(metInPacks(view), mine);
  const total = allCards().reduce((sum, { copies }) => sum + copies, 0);
  const hidden = total - size(known);
  const dealt = hidden ? Math.max(0, hidden - view.draw_pile) / hidden : 0;
  const around = allCards().reduce((sum, card) => {
    const seen = known.get(card.name) ?? 0;
    const there = seen - (mine.get(card.name) ?? 0) + dealt * Math.max(0, card.copies - seen);
    return sum + amount(card) * there;
  }, 0);
  const rest = total - view.draw_pile - size(mine);
  return rest > 0 ? (around * view.picks) / rest : 0;
}
