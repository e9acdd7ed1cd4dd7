import { expect, it } from "vitest";

import type { Scene, Story } from "../../../lib/stage.svelte.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { cardOf, lastRead, lasts, letterNow } from "./letter.ts";

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
  const leads = (you_seat: number | null): Story => ({ rest: [], leads: { you_seat } });
  expect(lasts(read.event, leads(0))).toBeGreaterThan(lasts(read.event, leads(1))!);
  expect(letterNow(view("Trade"), scene("took", ""))).toBeNull();
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

it("one's own last letter can be read again, also when the turn is over", () => {
  const told = [scene("read", "Quicksand").event, { n: 2, event: "read", seat: 1, quest: "Jaguar" }];
  expect(lastRead(told, 0)?.name).toBe("Quicksand");
  expect(lastRead(told, 2)).toBeNull();
});
