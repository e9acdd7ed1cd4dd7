import { expect, it } from "vitest";

import { speaks } from "../../../testing.ts";
import type { Scene, Story } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { cardOf, holds, lastRead, lasts, letterNow, outcomeNow, recounts } from "./letter.ts";

speaks("allwatyawant");

const card = cardOf("Crossroads Bargain");
const view = (question: string, more: object = {}): AllwatyawantView =>
  ({
    question,
    card,
    players: [{ where: "ashore", adventure: null }],
    turn_seat: 0,
    ...more,
  }) as unknown as AllwatyawantView;
const scene = (event: string, quest: string): Scene =>
  ({ event: { n: 1, event, seat: 0, quest }, past: [], ms: 1, story: null }) as unknown as Scene;

it("a letter lies open while it asks something that is answered on it", () => {
  expect(card).toMatchObject({ deck: "voodoo", text: "v08.text", flavour: "v08.flavour" });
  expect(letterNow(view("Trade"), null)).toBe(card);
  expect(letterNow(view("Trade", { card: null }), null)).toBeNull();
  expect(letterNow(view("PeekUnderCoins"), null)).toBeNull();
});

it("it lies open while it is read, and so does an event of the sea, whatever comes next", () => {
  const read = scene("read", "Crossroads Bargain");
  expect(letterNow(view("GoAshore", { card: null }), read)).toEqual(card);
  expect(letterNow(view("ChooseWay", { card: null }), scene("met", "storm"))).toMatchObject({ deck: "sea" });
  expect(letterNow(view("Trade"), scene("took", "")), "what came of it is said on it").toBe(card);
  expect(letterNow(view("Trade"), scene("moved", ""))).toBeNull();
});

it("a throw that a letter judges is kept or changed on it; others lie on the chart", () => {
  const fate = { cases: [], chances: [] };
  expect(letterNow(view("ChangeThrow", { fate: null }), null)).toBeNull();
  expect(letterNow(view("ChangeThrow", { fate }), null)).toBe(card);
  const stuck = [{ where: "ashore", adventure: "Quicksand" }];
  expect(letterNow(view("ChangeThrow", { fate, card: null, players: stuck }), null)?.text).toBe("i01.text");
  const inBay = [{ where: "bay", adventure: null }];
  expect(letterNow(view("ChangeThrow", { fate, players: inBay }), null)).toBeNull();
});

it("one's own last letter can be read again until the next turn is over, then what others have read since", () => {
  const turn = (seat: number): Happening => ({ n: 2, event: "turn", seat });
  const own = [turn(0), scene("read", "Quicksand").event];
  const told = [...own, turn(1), { n: 2, event: "read", seat: 1, quest: "Jaguar" }];
  expect(lastRead(told, 0)?.name).toBe("Quicksand");
  expect(lastRead([...told, turn(0)], 0)?.name).toBe("Quicksand");
  expect(lastRead([...told, turn(0), { n: 3, event: "read", seat: 0, quest: "Stampede" }], 0)?.name).toBe("Stampede");
  const later = [...told, turn(0), turn(1), { n: 4, event: "read", seat: 1, quest: "Stampede" }];
  expect(lastRead(later, 0)?.name).toBe("Stampede");
  expect(lastRead([...own, turn(1), turn(0), turn(1)], 0), "it is long past").toBeNull();
  expect(lastRead(told, 2)?.name, "everybody hears what is read").toBe("Jaguar");
});

it("somebody else's letter that hit me is the one I read again", () => {
  const told = [
    scene("read", "Quicksand").event,
    { n: 2, event: "turn", seat: 1 },
    { n: 3, event: "read", seat: 1, quest: "Jaguar" },
    { n: 3, event: "driven", seat: 0, space: "l1" },
    { n: 4, event: "turn", seat: 2 },
    { n: 5, event: "drew", seat: 0 },
  ];
  expect(lastRead(told, 0)?.name).toBe("Jaguar");
  expect(lastRead(told.slice(0, 3), 0)?.name).toBe("Quicksand");
});

it("my own letter stays until I go on, others' stay long enough to be read, and all say what came of them", () => {
  const read = { n: 1, event: "read", seat: 0, quest: "Devil's Thimble" };
  const threw = { n: 1, event: "threw_one", seat: 0, eyes: 3 };
  const spared = { n: 1, event: "spared", seat: 0, quest: "Devil's Thimble" };
  const turn = { n: 1, event: "turn", seat: 1 };
  const shown = view("ChooseWay", { card: null });
  const story = (you_seat: number, past: Happening[], rest: Happening[]): Story => ({
    rest,
    past,
    shown,
    leads: view("ChooseWay", { card: null, you_seat }),
    moves: [],
  });
  expect(holds(read, story(0, [], [threw, spared, turn]))).toBe(true);
  expect(holds(read, story(1, [], [threw, spared, turn]))).toBe(false);
  expect(lasts(read, story(1, [], [threw, spared, turn]))).toBeGreaterThanOrEqual(3000);
  expect(lasts(threw, story(1, [read], [spared, turn]))).toBeLessThan(lasts(spared, story(1, [read, threw], [turn]))!);
  const ends: Scene = { event: spared, past: [read, threw], ms: 1 };
  expect(letterNow(shown, ends)?.name).toBe("Devil's Thimble");
  expect(outcomeNow(ends)).toEqual([threw, spared]);
  expect(letterNow(shown, { event: turn, past: [read, threw, spared], ms: 1 })).toBeNull();
  expect(lasts({ n: 1, event: "took", seat: 0, item: "map" }, story(1, [turn], []))).toBeNull();
});

it("a letter that asks me something need not be gone on from; one that is answered for me must", () => {
  const read = { n: 1, event: "read", seat: 0, quest: "Crossroads Bargain" };
  const story = (moves: string[]): Story => ({ rest: [], leads: view("Trade", { you_seat: 0 }), moves });
  expect(holds(read, story(["give rope", "no"]))).toBe(false);
  expect(holds(read, story(["no"]))).toBe(true);
  expect(recounts(read)).toBe("v08.text");
  expect(recounts({ n: 1, event: "turn", seat: 0 })).toBe("");
});
