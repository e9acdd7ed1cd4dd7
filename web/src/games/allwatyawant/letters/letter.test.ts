import { expect, it } from "vitest";

import type { Scene } from "../../../lib/stage.svelte.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { lasts, letterNow } from "./letter.ts";

const card = { deck: "voodoo", name: "Crossroads Bargain", text: "v08.text", flavour: "v08.flavour" };
const view = (question: string, more: object = {}): AllwatyawantView =>
  ({ question, card, ...more }) as unknown as AllwatyawantView;

it("a letter lies open while it asks something that is answered on it, and while it is read", () => {
  expect(letterNow(view("Trade"), null)).toBe(card);
  expect(letterNow(view("Trade", { card: null }), null)).toBeNull();
  expect(letterNow(view("PeekUnderCoins"), null)).toBeNull();
  expect(letterNow(view("GiveUp", { card: { ...card, deck: "sea" } }), null)).toBeNull();
  const read = { n: 1, event: "read", seat: 0, quest: "Crossroads Bargain" };
  const scene = { event: read, past: [], ms: 1, story: { rest: [], leads: view("March") } } as unknown as Scene;
  expect(letterNow(view("GoAshore", { card: null }), scene)).toBe(card);
  expect(lasts(read)).toBeGreaterThan(0);
});
