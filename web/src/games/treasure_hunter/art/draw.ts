/** Every drawing by its name; loaded when the first one is needed (things/sheet.ts). */
import { cardInfo, worthOf, type CardInfo, type Metal } from "../things/box.ts";
import {
  flamingSword,
  goblinMercenaries,
  mysteryMule,
  scaregoblin,
  shrinkingPotion,
  sleepingBeauty,
} from "./actions.ts";
import { adventurer } from "./adventurer.ts";
import { camp, night, tent, velvet } from "./camp.ts";
import { back, face, type Face } from "./cards.ts";
import { cave } from "./cave.ts";
import { dragon, polarBear, tiger } from "./companions.ts";
import { dog } from "./dog.ts";
import { goblin } from "./goblin.ts";
import { INK, lettering, oval, put } from "./ink.ts";
import { jungle } from "./jungle.ts";
import { mountain } from "./mountain.ts";
import { badge, coin, coinInk, glyph, type SignKind } from "./signs.ts";
import { raider, tile } from "./tile.ts";

const ACTIONS: Record<string, () => string> = {
  "polar-bear": polarBear,
  tiger,
  dragon,
  "flaming-sword": flamingSword,
  "goblin-mercenaries": goblinMercenaries,
  "shrinking-potion": shrinkingPotion,
  "sleeping-beauty": sleepingBeauty,
  scaregoblin,
  "mystery-mule": mysteryMule,
};

const HEAP = [
  [-26, 42],
  [26, 42],
  [0, 48],
  [-10, 34],
  [16, 33],
] as const;

/** A great coin over a heap of others: the dearer, the more. */
function coins(metal: Metal, worth: string): string {
  const heap = HEAP.slice(0, Number(worth) + 2).map(([x, y]) =>
    put(coin(metal, 0, 3, 17) + coin(metal, 0, -4, 17), `translate(${x} ${y}) scale(1 .5)`),
  );
  return (
    oval(2, 50, 48, 10, "#000", 0, INK, 0.35) +
    heap.join("") +
    coin(metal, 0, -8, 38) +
    lettering(0, 5.7, worth, 40, coinInk(metal), 780)
  );
}

function figure(card: CardInfo): string {
  if (card.kind === "adventurer") return adventurer(card.colour!, Number(card.mark));
  if (card.kind === "dog") return dog(card.name, Number(card.mark));
  return card.kind === "coin" ? coins(card.coin!, card.mark) : ACTIONS[card.name]!();
}

const SCENES: Record<string, (w: number, h: number, seed: number) => string> = {
  mountain,
  jungle,
  cave,
  camp,
  night,
};
/** What lies behind the figure of a card. */
const GROUNDS: Record<string, (w: number, h: number) => string> = {
  blue: (w, h) => mountain(w, h, 7),
  green: (w, h) => jungle(w, h, 10),
  red: (w, h) => cave(w, h, 5),
  dog: (w, h) => camp(w, h, 4),
  action: (w, h) => velvet(w, h, "#6b569a"),
  copper: (w, h) => velvet(w, h, "#5a3a52"),
  silver: (w, h) => velvet(w, h, "#34506a"),
  gold: (w, h) => velvet(w, h, "#6a2430"),
};

/** By the first word of its name: `card-red-5` is the figure of a card, `face-en-small-red-5` all of it. */
const KINDS: Record<string, (rest: string) => string> = {
  card: (rest) => figure(cardInfo(rest)),
  face: (rest) => {
    const [, size, ...card] = rest.split("-");
    return face(cardInfo(card.join("-")), size as Face);
  },
  back,
  tile: (rest) => tile(rest.replace(/^\w+-/, "").replace(/-small$/, ""), rest.endsWith("-small")),
  goblin: (rest) => goblin(Number(rest)),
  raider,
  sign: (rest) => badge(rest.replace(/-plain$/, "") as SignKind, rest.endsWith("-plain")),
  coin: (rest) => {
    const [metal, number] = rest.split("-") as [Metal, string | undefined];
    return coin(metal, 0, 0, 20) + (number ? lettering(0, 7.4, worthOf(metal), 21, coinInk(metal), 780) : "");
  },
  glyph,
  tent,
  ground: (rest) => {
    const [what, w, h] = rest.split("-");
    return GROUNDS[what!]!(Number(w), Number(h));
  },
  scene: (rest) => {
    const [what, w, h, more] = rest.split("-");
    return SCENES[what!]!(Number(w), Number(h), Number(more ?? 2));
  },
};

export function draw(name: string): string {
  const [kind] = name.split("-", 1);
  return KINDS[kind!]!(name.slice(kind!.length + 1));
}

/** Drawings of hundreds of strokes and no letters: where their box begins and ends, if not by their own name. */
const PICTURES: Record<string, readonly number[]> = { card: [-75, -75, 150, 150], goblin: [-75, -75, 150, 150] };

/** The same as it comes onto the page: large drawings as one picture each, so that the page has few elements. */
export function placed(name: string): string {
  const drawn = draw(name);
  const [kind, , w, h] = name.split("-");
  const box = kind === "scene" || kind === "ground" ? [0, 0, Number(w), Number(h)] : PICTURES[kind!];
  if (!box || drawn.includes("<text")) return drawn;
  const [x, y, width, height] = box;
  const picture =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(" ")}" width="${width}" height="${height}" ` +
    `stroke-linejoin="round">${drawn}</svg>`;
  return (
    `<image x="${x}" y="${y}" width="${width}" height="${height}" ` +
    `href="data:image/svg+xml,${encodeURIComponent(picture).replaceAll("'", "%27")}"/>`
  );
}
