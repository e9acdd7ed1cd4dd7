import { expect, test } from "vitest";

import {
  about,
  columnsFor,
  counted,
  entriesOf,
  glance,
  handsOf,
  isThrow,
  playersKey,
  withoutSums,
  wordsIn,
} from "./shape.ts";

const split = (text: string): { verb: string; noun: string } => ({
  verb: text.split(" ")[0]!,
  noun: text.split(" ")[1] ?? "",
});

test("a card is a move if it is the noun of exactly one, in the row that the verb is about", () => {
  const view = { hand: ["coin", "tiger"], pack: ["coin", "blue-7", "coin"] };
  const { hands, rest } = handsOf(view, {}, ["keep coin", "keep blue-7", "pass"], split);
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

test("what lies open to all is no card of a person, unless all of it can be taken", () => {
  const moves = ["rob rope", "rob flag"];
  expect(handsOf({ lacking: ["rope", "flag", "map"] }, {}, moves, split).rest).toEqual(moves);
  expect(handsOf({ lacking: ["rope", "flag"] }, {}, moves, split).rest).toEqual([]);
  expect(
    handsOf({ open: ["rope"], favours: ["rope", "silver"] }, {}, ["spend rope"], split).hands.map((hand) => hand.key),
  ).toEqual(["favours"]);
  expect(handsOf({}, { items: ["rope", "flag"] }, ["give rope"], split).hands[0]?.key).toBe("items");
  expect(handsOf({ hand: ["tiger"] }, {}, ["play tiger", "spend tiger"], split).rest).toEqual([
    "play tiger",
    "spend tiger",
  ]);
});

test("players are found by their number, whatever they are called", () => {
  const divers = [{ ropes: 3 }, { ropes: 2 }];
  expect(playersKey({ divers, places: [{ name: "a" }, { name: "b" }] }, 2)).toBe("divers");
  expect(playersKey({ places: [{ name: "a" }, { name: "b" }], players: divers }, 2)).toBe("players");
  expect(playersKey({ places: [{ name: "a" }] }, 2)).toBe("");
});

test("nothing is shown of what is empty or made for programs", () => {
  const row = {
    you_seat: 1,
    asked_for: [[1, 2]],
    none: null,
    off: false,
    list: [],
    teams: [[], []],
    shots: [
      [0, 2, 3],
      [1, 2, 4],
    ],
    left: 0,
    on: true,
  };
  expect(entriesOf(row)).toEqual([
    ["left", 0],
    ["on", true],
  ]);
});

test("a heap that others add up to is left out", () => {
  const entries: [string, unknown][] = [
    ["laid", ["a", "b", "b"]],
    ["teams", [["a"], ["b"]]],
    ["dogs", ["b"]],
    ["asleep", ["a"]],
  ];
  expect(withoutSums(entries).map(([key]) => key)).toEqual(["teams", "dogs", "asleep"]);
});

test("a field is told with what lies there and who stands there", () => {
  const players = [{ space: "p1" }, { space: "p2" }];
  const view = {
    players,
    coins: [
      { field: "p1", open: true, icon: "rum" },
      { field: "p3", icon: null },
    ],
  };
  expect(about(view, players, "p1")).toEqual({ word: "rum", seats: [0] });
  expect(about(view, players, "p3")).toEqual({ word: "?", seats: [] });
  expect(about(view, players, "p9")).toEqual({ word: "", seats: [] });
});

test("colours and numbers of a name are seen at a glance", () => {
  expect(glance("blue-7")).toEqual({ colour: "blue", number: "7" });
  expect(glance("dog-2-8")).toEqual({ colour: "", number: "2/8" });
  expect(glance("special-team-1-2-3").number).toBe("1·2·3");
  expect(counted(["coin", "rope", "coin"])).toEqual([
    ["coin", 2],
    ["rope", 1],
  ]);
  expect(isThrow([4, 5])).toBe(true);
  expect(wordsIn([{ name: "a", under: ["b", "c"], left: 3 }])).toBe(3);
});

test("no card is left alone in the last row", () => {
  const columns = (cards: number, room: number): number => columnsFor(cards, room, 100, 10);
  expect([
    columns(9, 890),
    columns(9, 1000),
    columns(4, 330),
    columns(3, 330),
    columns(1, 50),
    columns(0, 500),
  ]).toEqual([5, 9, 2, 3, 1, 1]);
});
