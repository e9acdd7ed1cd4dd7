import { expect, test } from "vitest";

import type { Kind } from "../../lib/schema.ts";
import { glance } from "./glance.ts";
import { columnsFor, counted, handsOf } from "./hands.ts";
import type { Part } from "./shape.ts";

const split = (text: string): { verb: string; noun: string } => ({
  verb: text.split(" ")[0]!,
  noun: text.split(" ")[1] ?? "",
});
const cards = (name: string, value: string[], more: Partial<Kind> = {}): Part => ({
  name,
  value,
  kind: { form: "list", item: { form: "name", noun: "card" }, ...more },
});
const held = { hand: true } as const;
const open = { choice: true } as const;

test("a card is a move if it is the noun of exactly one, in the row that the verb is about", () => {
  const parts = [cards("hand", ["coin", "tiger"], held), cards("pack", ["coin", "blue-7", "coin"], held)];
  const { hands, rest } = handsOf(parts, [], ["keep coin", "keep blue-7", "pass"], split);
  expect(hands.map((hand) => [hand.key, hand.cards.map((card) => [card.name, card.number, card.move])])).toEqual([
    [
      "pack",
      [
        ["coin", 2, "keep coin"],
        ["blue-7", 1, "keep blue-7"],
      ],
    ],
    [
      "hand",
      [
        ["coin", 1, ""],
        ["tiger", 1, ""],
      ],
    ],
  ]);
  expect(rest).toEqual(["pass"]);
});

test("what lies open is no card of a person, unless it is up for choice and all of it can be taken", () => {
  const moves = ["rob rope", "rob flag"];
  const restOf = (part: Part): string[] => handsOf([part], [], moves, split).rest;
  expect(restOf(cards("lacking", ["rope", "flag", "map"], open))).toEqual(moves);
  expect(restOf(cards("lacking", ["rope", "flag"], open))).toEqual([]);
  expect(restOf(cards("lost", ["rope", "flag"]))).toEqual(moves);
  const both = [cards("open", ["rope"], open), cards("favours", ["rope", "silver"], held)];
  expect(handsOf(both, [], ["spend rope"], split).hands.map((hand) => hand.key)).toEqual(["favours"]);
});

test("what lies before a person can be played; what is for programs only if it is up for choice", () => {
  const keysOf = (part: Part): string[] => handsOf([], [part], ["give rope"], split).hands.map((hand) => hand.key);
  expect(keysOf(cards("items", ["rope", "flag"]))).toEqual(["items"]);
  expect(keysOf(cards("laid", ["rope", "flag"], { unsaid: true }))).toEqual([]);
  expect(keysOf(cards("laid", ["rope", "flag"], { unsaid: true, choice: true }))).toEqual(["laid"]);
});

test("a card with two moves is no button", () => {
  const moves = ["play tiger", "spend tiger"];
  expect(handsOf([cards("hand", ["tiger"], held)], [], moves, split).rest).toEqual(moves);
});

test("colours and numbers of a name are seen at a glance", () => {
  expect(glance("blue-7")).toEqual({ colour: "blue", number: "7" });
  expect(glance("dog-2-8")).toEqual({ colour: "", number: "2/8" });
  expect(glance("special-team-1-2-3").number).toBe("1·2·3");
  expect(counted(["coin", "rope", "coin"])).toEqual([
    ["coin", 2],
    ["rope", 1],
  ]);
});

test("no card is left alone in the last row", () => {
  const columns = (number: number, room: number): number => columnsFor(number, room, 100, 10);
  expect([
    columns(9, 890),
    columns(9, 1000),
    columns(4, 330),
    columns(3, 330),
    columns(1, 50),
    columns(0, 500),
  ]).toEqual([5, 9, 2, 3, 1, 1]);
});
