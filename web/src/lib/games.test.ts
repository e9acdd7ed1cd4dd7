import { expect, test } from "vitest";

import type { CardWords } from "./catalogue.svelte.ts";
import { type Card, type Guide, blurb, guideOf, inOrder, isLarge, meta } from "./games.ts";
import { offered } from "./languages.ts";
import { settings } from "./settings.svelte.ts";
import type { GameInfo } from "./types.ts";

const cards = Object.entries(import.meta.glob<Card>("../games/*/card.ts", { eager: true, import: "default" }));
const words = import.meta.glob<CardWords>("../games/*/texts/card.*.ts", { eager: true, import: "default" });
const guides = import.meta.glob<Guide>("../games/*/texts/guide.*.ts", { eager: true, import: "default" });
const pictures = Object.entries(
  import.meta.glob<string>("../games/*/picture.svg", { eager: true, query: "?raw", import: "default" }),
);
const game = (id: string): GameInfo => ({ id, title: id, summary: "Dig.", min_seats: 2, max_seats: 4 }) as GameInfo;

test("cards and guides say as much in every language that they speak", () => {
  const said = [
    ...Object.values(words).flatMap(({ kind, blurb }) => [kind, blurb]),
    ...Object.values(guides).flatMap(({ aim, lines }) => [aim, ...lines]),
  ];
  expect(said.filter((text) => text.trim() === "" || text.includes("'"))).toEqual([]);
  for (const [path, guide] of Object.entries(guides))
    expect(guide.lines.length, path).toBe(guides[path.replace(/\.[\w-]+\.ts$/, ".en.ts")]!.lines.length);
  for (const path of [...Object.keys(words), ...Object.keys(guides)])
    for (const code of offered(false)) {
      const file = path.replace(/\.[\w-]+\.ts$/, `.${code}.ts`);
      expect(Object.hasOwn(words, file) || Object.hasOwn(guides, file), file).toBe(true);
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
  const said = words[`../games/${known}/texts/card.en.ts`]!;
  expect(meta(first!)).toContain(said.kind);
  expect(blurb(first!)).toBe(said.blurb);
  expect([isLarge(last!), meta(last!), blurb(last!)]).toEqual([false, "2–4 players", "Dig."]);
  expect(await guideOf("nowhere", "de")).toBeUndefined();
});
