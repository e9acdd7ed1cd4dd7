import { expect, test } from "vitest";

import type { Kind } from "../../lib/schema.ts";
import { about, isFact, isLetter, isNow, isPast, partsOf, playersOf, titleOf, wordsIn } from "./shape.ts";
import type { Part } from "./shape.ts";

const number: Kind = { form: "number" };
const name: Kind = { form: "name" };
const listOf = (item: Kind, more: Partial<Kind> = {}): Kind => ({ form: "list", item, ...more });
const rowOf = (fields: Record<string, Kind>, more: Partial<Kind> = {}): Kind => ({ form: "row", fields, ...more });
const namesOf = (parts: Part[]): string[] => parts.map((part) => part.name);

test("nothing is shown of what is empty, usual or for programs only", () => {
  const kind = rowOf({
    you: { ...number, unsaid: true },
    bonus: listOf(number, { usually: 0 }),
    times: listOf(number, { usually: 1 }),
    tries: { ...number, usually: 0 },
  });
  const row = { you: 1, none: null, off: false, list: [], teams: [[], []], bonus: [0, 0], times: [1, 2], tries: 0 };
  expect(namesOf(partsOf(kind, { ...row, left: 0, on: true }))).toEqual(["times", "left", "on"]);
  expect(namesOf(partsOf(kind, row, () => false))).toEqual(["bonus", "times", "tries"]);
});

test("players are the rows by seat, whatever they are called", () => {
  const diver = rowOf({ ropes: number });
  const kind = rowOf({ totals: listOf(number, { by_seat: true }), divers: listOf(diver, { by_seat: true }) });
  const rows = [{ ropes: 3 }, { ropes: 2 }];
  expect(playersOf(partsOf(kind, { places: [{ x: 1 }], totals: [1, 2], divers: rows }))).toEqual({
    name: "divers",
    kind: diver,
    rows,
  });
  expect(playersOf(partsOf({ form: "any" }, { players: rows })).rows).toEqual([]);
});

test("a view that nobody declared is taken as it comes", () => {
  const view = { round: 2, dice: [3, 4], hand: ["rope"], on: true, players: [{ money: 3 }], card: { text: "Go." } };
  const parts = partsOf({ form: "any" }, view);
  expect(parts.map((part) => part.kind.form)).toEqual(["number", "list", "list", "truth", "list", "row"]);
  expect(namesOf(parts.filter(isFact))).toEqual(["round", "dice", "on"]);
  expect(parts.some(isLetter)).toBe(false);
});

test("what goes on, what is over and what is to be read is declared", () => {
  const plank = rowOf({ in_use: { form: "truth", unsaid: true }, shots: number }, { now: "in_use" });
  const kind = rowOf({
    duel: rowOf({ points: number }, { now: "" }),
    plank,
    card: rowOf({ text: { ...name, text: true } }),
  });
  const look = (in_use: boolean): Part[] =>
    partsOf(kind, { duel: { points: 1 }, plank: { in_use, shots: 2 }, card: { text: "Go." } });
  expect(namesOf(look(true).filter(isNow))).toEqual(["duel", "plank"]);
  expect(namesOf(look(false).filter(isNow))).toEqual(["duel"]);
  expect(namesOf(look(false).filter(isPast))).toEqual(["plank"]);
  expect(namesOf(look(true).filter(isLetter))).toEqual(["card"]);
});

test("a field is told with what lies there and who stands there", () => {
  const coin = rowOf({ field: { ...name, title: true }, icon: name });
  const kind = rowOf({
    players: listOf(rowOf({ space: { ...name, noun: "space" }, where: name }), { by_seat: true }),
    coins: listOf(coin),
  });
  const coins = [
    { field: "p1", icon: "rum" },
    { field: "p3", icon: null },
  ];
  const players = [
    { space: "p1", where: "p9" },
    { space: "p2", where: "p9" },
  ];
  const parts = partsOf(kind, { players, coins });
  expect(titleOf(coin, coins[0]!)?.value).toBe("p1");
  expect(about(parts, playersOf(parts), "p1")).toEqual({ word: "rum", seats: [0] });
  expect(about(parts, playersOf(parts), "p3")).toEqual({ word: "?", seats: [] });
  expect(about(parts, playersOf(parts), "p9")).toEqual({ word: "", seats: [] });
});

test("words are counted, numbers are not", () => {
  expect(wordsIn([{ name: "a", under: ["b", "c"], left: 3 }])).toBe(3);
});
