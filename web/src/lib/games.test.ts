import { expect, test } from "vitest";

import { type Card, type Guide, blurb, cardOf, guideOf, inOrder, isLarge, meta } from "./games.ts";
import { settings } from "./settings.svelte.ts";
import type { GameInfo } from "./types.ts";

const cards = Object.entries(import.meta.glob<Card>("../games/*/card.ts", { eager: true, import: "default" }));
const guides = Object.entries(import.meta.glob<Guide>("../games/*/guide.ts", { eager: true, import: "default" }));
const pictures = Object.entries(
  import.meta.glob<string>("../games/*/picture.svg", { eager: true, query: "?raw", import: "default" }),
);
const game = (id: string): GameInfo => ({ id, title: id, summary: "Dig.", min_seats: 2, max_seats: 4 }) as GameInfo;

test("cards and guides say as much in every language that they speak", () => {
  const said = [
    ...cards.flatMap(([, card]) => Object.values(card.words).flatMap(({ kind, blurb }) => [kind, blurb])),
    ...guides.flatMap(([, guide]) => Object.values(guide).flatMap(({ aim, lines }) => [aim, ...lines])),
  ];
  expect(said.filter((text) => text.trim() === "" || text.includes("'"))).toEqual([]);
  for (const [path, { en, ...others }] of guides) {
    for (const other of Object.values(others)) expect(other.lines.length, path).toBe(en.lines.length);
  }
});

test.each(pictures)("%s is small, and the page's security policy allows no style in it", (_, svg) => {
  expect(svg.length).toBeLessThan(100_000);
  expect(svg).not.toMatch(/ style=/);
});

test("games stand in the order of their cards, and one without a card comes last and looks plain", async () => {
  settings.language = "en";
  const [known] = cards.map(([path]) => path.split("/")[2]!);
  const [first, last] = inOrder([game("nowhere"), game(known!)]);
  expect([first!.id, last!.id]).toEqual([known, "nowhere"]);
  expect(meta(first!)).toContain(cardOf(known!)!.words.en.kind);
  expect(blurb(first!)).toBe(cardOf(known!)!.words.en.blurb);
  expect([isLarge(last!), meta(last!), blurb(last!)]).toEqual([false, "2–4 players", "Dig."]);
  expect(await guideOf("nowhere")).toBeUndefined();
});
