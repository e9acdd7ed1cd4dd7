import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Happening } from "../../../lib/types.ts";
import { speaks } from "../../../testing.ts";
import { player, view } from "../fixtures.ts";
import type { TreasureHunterView } from "../generated/view.ts";
import type { Table } from "../table.ts";
import Coins from "./Coins.svelte";
import Count from "./Count.svelte";
import Goblins from "./Goblins.svelte";
import { placesOf, pursesNow, raidNow } from "./now.ts";
import { pastRounds, yieldsOf } from "./round.ts";
import RoundPicture from "./RoundPicture.svelte";
import Scrolls from "./Scrolls.svelte";

speaks("treasure_hunter");

beforeEach(() => void vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here"))));
afterEach(cleanup);

const told = (event: string, more: Partial<Happening> = {}): Happening => ({ n: 40, event, ...more });
const NAMES = ["Ines", "Teo", "Bosun", "Quill"];

function table(seen: Partial<TreasureHunterView>, events: Happening[] = [], more: Partial<Table> = {}): Table {
  return {
    view: view({ step: "goblins", hand: [], pack: [], ...seen }),
    nameOf: (seat) => NAMES[seat]!,
    eyes: 0,
    me: 0,
    moves: [],
    move: () => {},
    why: () => {},
    instead: null,
    advised: "",
    scene: events.length ? { event: events.at(-1)!, past: events.slice(0, -1), ms: 400 } : null,
    skip: () => {},
    next: () => {},
    told: [],
    narrow: false,
    width: 1108,
    height: 728,
    sceneHeight: 728,
    handHeight: 0,
    ...more,
  };
}

const CAMPS = [["dog-3-3", "dog-2-7"], ["dog-2-8"], [], ["dog-3-2", "dog-2-5"]];
const players = [18, 16, 20, 10].map((money, seat) => player({ money, scaregoblin: seat === 2, cards: 2 }));
const STRUCK = [
  told("goblins"),
  ...CAMPS.flatMap((dogs, seat) => dogs.map((card) => told("showed", { seat, card }))),
  ...[5, 2, 0, 5].map((paws, seat) => told("guarded", { seat, paws })),
];
const THEFTS = [
  told("stole", { seat: 1, goblin: "goblin-3-silver", coins: 2 }),
  told("stole", { seat: 1, goblin: "goblin-5-gold", coins: 3 }),
];
const CLAIMS = [
  told("claimed", { seat: 0, goblin: "goblin-3-silver", coins: 2 }),
  told("claimed", { seat: 0, goblin: "goblin-2-copper", coins: 0 }),
  told("claimed", { seat: 0, goblin: "goblin-5-gold", coins: 3 }),
];
const fates = (events: Happening[]): string[] =>
  raidNow(table({ players }, events)).raiders.map(({ cells }) => cells.map(({ fate }) => fate).join(" "));

test("dogs, then goblin after goblin: who is not robbed has held it off or scared it away", () => {
  expect(fates(STRUCK)).toEqual(Array(3).fill("comes comes comes comes"));
  expect(fates([...STRUCK, THEFTS[0]!])).toEqual([
    "held pays scared comes",
    ...Array(2).fill("comes comes comes comes"),
  ]);
  expect(fates([...STRUCK, ...THEFTS])).toEqual([
    "held pays scared held",
    "held held scared held",
    "held pays scared comes",
  ]);
});

test("whoever has nothing left is not said to hold a goblin off", () => {
  const poor = players.map((each, seat) => (seat === 1 ? { ...each, money: 2 } : each));
  const { raiders } = raidNow(table({ players: poor }, [...STRUCK, THEFTS[0]!, ...CLAIMS]));
  expect(raiders.map(({ cells }) => cells[1]!.fate)).toEqual(["pays", "broke", "broke"]);
});

test("two goblins that look alike are told apart by the order of those they rob", () => {
  const stole = (seat: number, goblin: string): Happening => told("stole", { seat, goblin, coins: 1 });
  const goblins = ["goblin-1-copper", "goblin-3-silver", "goblin-1-copper"];
  const thefts = [stole(0, goblins[0]!), stole(2, goblins[0]!), stole(1, goblins[1]!), stole(0, goblins[2]!)];
  expect(placesOf(thefts, goblins)).toEqual([0, 0, 1, 2]);
  expect(placesOf([stole(0, "a"), stole(1, "a"), stole(0, "a")], ["a", "a", "b"])).toEqual([0, 0, 1]);
});

test("the raid says who pays, who claims, and that discipline decides a tie", () => {
  render(Goblins, { table: table({ players }, [...STRUCK, ...THEFTS, ...CLAIMS]) });
  const cells = [...document.querySelectorAll("[data-raider='2'] [role=img][aria-label*=':']")];
  expect(cells.map((cell) => cell.getAttribute("aria-label"))).toEqual([
    "Ines: held off",
    "Teo: pays 3",
    "Bosun: scared off",
    "Quill: held off",
  ]);
  const words = document.body.textContent!.replaceAll(/\s+/g, " ");
  expect(words).toContain("Most paws: Ines and Quill with 5 paws.");
  expect(words).toContain("tie lost: discipline 5 against 7");
  const results = [...document.querySelectorAll("[data-result] b")].map((sum) => sum.textContent);
  expect(results).toEqual(["+5", "+3", "−5", "0", "0"]);
});

test("before the raid only the own dogs are known, and what the goblins would take from who looks", () => {
  const before = table({
    players,
    hand: ["dog-2-7", "scaregoblin"],
    asked_seat: 0,
    passed_seats: [1],
    groups: { totals: [null, null, null], cards: [0, 0, 0], paws: 2, coins: 0, actions: 1, helpers: [] },
  });
  const raid = raidNow(before);
  expect(raid.camps.map(({ paws }) => paws)).toEqual([2, null, null, null]);
  expect(raid.camps.map(({ dogs }) => dogs.length)).toEqual([1, 0, 0, 0]);
  expect(raid.raiders.map(({ cells }) => cells.map(({ fate }) => fate).join(" "))).toEqual([
    "pays hidden scared hidden",
    "held hidden scared hidden",
    "pays hidden scared hidden",
  ]);
  render(Goblins, { table: before });
  expect(document.querySelector("[data-result]")).toBeNull();
  cleanup();
  render(Goblins, { table: before, compact: true });
  expect(document.querySelector("[data-raider='0'] [aria-label='Ines: would pay 2']")).not.toBeNull();
  expect(document.querySelectorAll("[data-thing='card:dog-2-7']")).toHaveLength(1);
});

test("without an enough strong pack the goblins escape", () => {
  const fled = ["goblin-3-silver", "goblin-2-copper", "goblin-5-gold"].map((goblin) =>
    told("fled", { goblin, coins: 0 }),
  );
  const weak = [told("goblins"), ...[0, 1, 0, 0].map((paws, seat) => told("guarded", { seat, paws })), ...fled];
  render(Goblins, { table: table({ players }, weak) });
  expect(document.body.textContent).toContain("Not enough paws for any goblin");
  cleanup();
  const none = [told("goblins"), ...[0, 0, 0, 0].map((paws, seat) => told("guarded", { seat, paws })), ...fled];
  render(Goblins, { table: table({ players }, none) });
  expect(document.body.textContent).toContain("There is no dog at the table");
});

test("coin cards pay, and unused action cards are shown", () => {
  const paid = [
    told("showed", { seat: 1, card: "coin-gold" }),
    told("collected", { seat: 1, coins: 3 }),
    told("discarded", { seat: 1, card: "mystery-mule" }),
  ];
  const purses = pursesNow(table({ players }, paid));
  expect(purses[1]).toMatchObject({ coins: ["coin-gold"], paid: 3, discarded: ["mystery-mule"] });
  render(Coins, { table: table({ players }, paid) });
  expect(document.querySelector("[data-purse='1']")?.textContent?.trim()).toBe("+3");
});

const OWN = [
  { scroll: "strong-team-green-gold", pays: 9, each: 3, times: 3 },
  { scroll: "raining-coins-x2", pays: 0, each: 2, times: 0 },
];
const choosing = players.map((each, seat) => ({ ...each, scrolls: seat ? [] : OWN, done: seat > 0 }));

test("each scroll says what it pays now; it is used or kept by one button each", async () => {
  const move = vi.fn();
  const moves = ["use strong-team-green-gold", "use raining-coins-x2", "done"];
  render(Scrolls, {
    table: table({ step: "scrolls", goblins: [], players: choosing, scrolls: OWN }, [], { moves, move }),
  });
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-move]")];
  expect(buttons.map((button) => button.dataset.move)).toEqual(moves);
  expect(document.querySelectorAll(".btn.primary")).toHaveLength(1);
  const words = [...document.querySelectorAll(".mine")].map((sheet) => sheet.textContent!.replaceAll(/\s+/g, " "));
  expect(words[0]).toContain("3 adventurers there · 3 × 3 pays 9 now");
  expect(words[1]).toContain("pays nothing now");
  await fireEvent.click(buttons[0]!);
  await fireEvent.click(buttons[2]!);
  expect(move.mock.calls.flat()).toEqual(["use strong-team-green-gold", "done"]);
});

test("in the last round a scroll that is not used is said to be worth nothing", () => {
  render(Scrolls, {
    table: table({ step: "scrolls", round: 5, players: choosing, scrolls: OWN }, [], { moves: ["done"] }),
  });
  expect(document.body.textContent).toContain("this was the last round");
  expect(document.querySelector("[data-move=done]")?.textContent).toContain("Leave them");
});

const ROUND = [
  told("round", { n: 1, round: 1 }),
  told("arrived", { n: 9, location: "Frosty Mountain" }),
  told("captured", { n: 9, seat: 0, prize: "MAX", treasure: "artifact-14" }),
  told("arrived", { n: 10, location: "Tangled Jungle" }),
  told("hired", { n: 11, seat: 1, goblin: "goblin-3-silver", coins: 1 }),
  told("uncaptured", { n: 12, prize: "MIN", treasure: "junk-4" }),
  told("stole", { n: 20, seat: 1, goblin: "goblin-3-silver", coins: 2 }),
  told("claimed", { n: 20, seat: 0, goblin: "goblin-3-silver", coins: 3 }),
  told("collected", { n: 20, seat: 1, coins: 6 }),
  told("used", { n: 21, seat: 1, treasure: "raining-coins-x1", coins: 6 }),
];

test("a round is told by what it brought each player", () => {
  const { yields, uncaptured } = yieldsOf(ROUND.slice(1), 2);
  expect(yields[0]).toMatchObject({ prizes: [{ place: 0, prize: "max", treasure: "artifact-14" }], loot: 3, money: 3 });
  expect(yields[1]).toMatchObject({ hired: -1, stolen: -2, coins: 6, scrolls: 6, money: 9 });
  expect(uncaptured).toEqual([{ place: 1, prize: "min", treasure: "junk-4" }]);
});

test("only a round that is over is the last one, and what is not yet told is not counted", () => {
  const next = told("round", { n: 22, round: 2 });
  const later = told("collected", { n: 22, seat: 0, coins: 99 });
  expect(pastRounds(table({ players }, [], { told: ROUND }))).toEqual([]);
  expect(pastRounds(table({ players }, [], { told: [...ROUND, next, later] })).at(-1)?.number).toBe(1);
  const onStage = table({ players }, [], {
    told: [...ROUND, next, later],
    scene: { event: next, past: [], ms: 400 },
  });
  expect(pastRounds(onStage).at(-1)?.yields[0]!.money).toBe(3);
  const over = table({ players, step: "count" }, [], { told: [...ROUND, next, later] });
  expect(pastRounds(over).at(-1)).toMatchObject({ number: 2, yields: [{ coins: 99 }, {}, {}, {}] });
});

test("the picture of a round shows who took what where", () => {
  render(RoundPicture, {
    table: table({ players }, [], { told: [...ROUND, told("round", { n: 22, round: 2 })] }),
    close: () => {},
  });
  const places = [...document.querySelectorAll("article")].map((place) => place.textContent!.replaceAll(/\s+/g, " "));
  expect(places[0]).toContain("Ines");
  expect(places[1]).toContain("nobody");
  expect(places[3]).toContain("Ines +3");
});

test("after the end one can leaf through all rounds", async () => {
  const told2 = [...ROUND, told("round", { n: 22, round: 2 }), told("collected", { n: 23, seat: 0, coins: 9 })];
  render(RoundPicture, { table: table({ players, step: "count" }, [], { told: told2 }), close: () => {} });
  const title = (): string => document.querySelector("h2")!.textContent!;
  expect(title()).toContain("2");
  await fireEvent.click(document.querySelector("[aria-label='The round before']")!);
  expect(title()).toContain("1");
  expect(document.querySelector<HTMLButtonElement>("[aria-label='The round before']")!.disabled).toBe(true);
  await fireEvent.click(document.querySelector("[aria-label='The round after']")!);
  expect(title()).toContain("2");
});

const rich = players.map((each, seat) => ({
  ...each,
  treasures: seat ? ["junk-7"] : ["artifact-19", "collectors-craze-copper", "raining-coins-x1"],
  goblins: seat ? [] : ["goblin-3-silver"],
  wealth: { gray: seat ? 0 : 3, artifacts: seat ? -7 : 19, goblins: seat ? 0 : 1, money: each.money },
}));

test("the count goes by the order of the rules, part after part, to the winner", () => {
  const parts = ["gray scrolls", "artifacts"].map((part) => told("counted", { seat: 0, part, coins: 3 }));
  render(Count, { table: table({ step: "count", players: rich }, parts) });
  const numbers = (): string[] => [...document.querySelectorAll(".cell strong")].map((cell) => cell.textContent!);
  expect(numbers()).toEqual(["3", "", "", "", "3", ...Array(11).fill(""), "6", "0", "0", "0"]);
  cleanup();
  render(Count, { table: table({ step: "count", players: rich }) });
  expect([...document.querySelectorAll("h3")].map((part) => part.textContent)).toEqual([
    "1Grey scrolls",
    "2Artifacts",
    "3Goblins",
    "4Money",
    "Total",
  ]);
  expect(numbers().slice(-4)).toEqual(["41", "9", "13", "3"]);
  expect(document.querySelector(".total.first")?.textContent).toContain("wins");
  expect(document.querySelector("[data-thing='treasure:collectors-craze-copper']")).not.toBeNull();
  expect(document.querySelector("[data-thing='treasure:raining-coins-x1']")).toBeNull();
  expect([...document.querySelectorAll("[data-score]")].map((each) => each.textContent)).toEqual(numbers().slice(-4));
  expect(document.body.textContent).toContain("You are 28 ahead of Bosun: Artifacts +26, Grey scrolls +3, Money −2,");
});
