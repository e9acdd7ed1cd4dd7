import { expect, it } from "vitest";

import type { Scene } from "../../../lib/stage.svelte.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { cardOf, lasts, letterNow } from "./letter.ts";

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
  expect(lasts(read.event)).toBeGreaterThan(0);
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
