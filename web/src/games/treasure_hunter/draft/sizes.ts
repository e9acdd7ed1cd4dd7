/** How large things are in the draft, so that it fits without scrolling. */

/** Height of a card for its width. */
export const TALL = 214 / 150;

export type DraftSizes = {
  places: number;
  pack: number;
  picks: number;
  card: number;
  tile: number;
  goblin: number;
  pick: number;
  stacks: boolean;
};

const GAP = 8;
const between = (low: number, value: number, high: number): number => Math.round(Math.max(low, Math.min(value, high)));

/** In a room of this size with so many cards in the pack. */
export function draftSizes(width: number, height: number, cards: number): DraftSizes {
  const scale = height / 724;
  const places = between(146, 212 * scale, 248);
  const picks = between(126, 174 * scale, 200);
  const pack = Math.round(height - places - picks - 2 * GAP);
  const stacks = cards <= 7 && width > 1000;
  const gaps = (cards <= 7 ? 14 : 9) * (cards + 1);
  const wide = (width - 28 - gaps - (stacks ? 148 : 0)) / Math.max(cards, 6);
  const high = (pack - 122) / TALL;
  return {
    places,
    pack,
    picks,
    card: between(60, Math.min(wide, high), 168),
    tile: between(56, (places - 100) / 1.24, 104),
    goblin: between(42, (places - 106) / 1.5, 78),
    pick: between(44, (picks - 68) / 1.42, 76),
    stacks,
  };
}

/** By how much cards in a row overlap so that they fit: the step from one to the next. */
export function step(room: number, card: number, number: number, least = 26): number {
  return number < 2 ? 0 : Math.max(least, Math.min(card + 6, (room - card) / (number - 1)));
}

/** What stands above the cards and below them on a phone, while a card is looked at. */
const AROUND_PACK = 620;

/** How wide a card is on a phone of this width and height: all lie in two rows, above what was kept. */
export function phoneCardSize(width: number, height: number, cards: number): number {
  const perRow = cards <= 4 ? cards : Math.ceil(cards / 2);
  const wide = (width - 12 - 6 * (perRow - 1)) / perRow - 0.5;
  const high = ((height - AROUND_PACK) / (cards <= 4 ? 1 : 2) - GAP) / TALL;
  return between(60, Math.min(wide, high), 98);
}
