/** What is printed on cards, treasures and goblins, as the rules tell it (generated/box.json). */
import box from "../generated/box.json";

export type Colour = "blue" | "green" | "red";
export type Metal = "copper" | "silver" | "gold";
/** A mark is the number on the pennant. */
export type CardInfo = {
  name: string;
  copies: number;
  kind: "adventurer" | "coin" | "dog" | "companion" | "action";
  mark: string;
  colour?: Colour;
  coin?: Metal;
  discipline?: number;
  section: string;
};
export type TreasureInfo = {
  name: string;
  sort: string;
  tiles: number;
  /** How many there are with the option `richer_scrolls`, if that makes a difference. */
  richer?: number;
  worth: number;
  coin?: Metal;
  colour?: Colour;
  team?: number[];
  section: string;
};
export type GoblinInfo = { name: string; paws: number; takes: number; coin: Metal; tiles: number; section: string };

const byName = <T extends { name: string }>(rows: T[]): Record<string, T> =>
  Object.fromEntries(rows.map((row) => [row.name, row]));

const CARDS = byName(box.cards as CardInfo[]);
const TREASURES = byName(box.treasures as TreasureInfo[]);
const GOBLINS = byName(box.goblins as GoblinInfo[]);

export const cardInfo = (name: string): CardInfo => CARDS[name]!;
export const treasureInfo = (name: string): TreasureInfo => TREASURES[name]!;
export const goblinInfo = (name: string): GoblinInfo => GOBLINS[name]!;
export const allCards = (): CardInfo[] => Object.values(CARDS);
export const allTreasures = (): TreasureInfo[] => Object.values(TREASURES);
export const allGoblins = (): GoblinInfo[] => Object.values(GOBLINS);
/** The number on a coin of this metal. */
export const worthOf = (metal: Metal): string => cardInfo(`coin-${metal}`).mark;
