import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { speaks } from "../../testing.ts";
import type { BoardProps } from "../../lib/boards.ts";
import Board from "./Board.svelte";
import type { AllwatyawantView } from "./generated/view.ts";
import { cardOf } from "./letters/letter.ts";
import { reasons } from "./reasons.ts";

speaks("allwatyawant");

const player = {
  space: "l1",
  where: "ashore",
  steps_left: null,
  items: [],
  favours: 0,
  favour_limit: 3,
  markers: 0,
  adventure: null,
  task: null,
  tries: 0,
  curse: null,
  has_chosen: false,
};
const view = (more: Partial<AllwatyawantView> = {}): AllwatyawantView =>
  ({
    you_seat: 0,
    turn_seat: 0,
    question: "GoAshore",
    asked_for: [[0, 0]],
    dice: [],
    players: [player, player],
    coins: [],
    doubloons: [],
    decks: [],
    icons_hidden: {},
    favours: [],
    favours_left: 30,
    lacking: [],
    missing: [],
    reach: [],
    card: null,
    fate: null,
    duel: null,
    plank: null,
    winner_seat: null,
    ...more,
  }) as unknown as AllwatyawantView;
const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: view(),
  seats: [],
  eyes: 0,
  moves: [],
  move: () => {},
  advised: "",
  why: () => {},
  scene: null,
  ...more,
});

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1100);
});
afterEach(cleanup);

test("a letter lies open as long as it asks, and leaves nothing behind, however soon it is over", async () => {
  const letter = { question: "Trade", card: cardOf("Crossroads Bargain") };
  const { rerender, container } = render(Board, props({ view: view(letter), moves: ["no"] }));
  await vi.waitFor(() => expect(container.querySelector("[data-letter]")).not.toBeNull(), { timeout: 30_000 });
  await rerender(props());
  expect(container.querySelector("[data-letter]")).toBeNull();
  const opens = rerender(props({ view: view(letter), moves: ["no"] }));
  flushSync();
  await Promise.all([opens, rerender(props())]);
  expect(container.querySelector("[data-letter]")).toBeNull();
});

test("a hint tells what speaks for it: what lies round a landing site, what waits on a field", () => {
  expect(reasons("land l1", view(), [])).toMatch(/^\d+ coins lie within 7 steps of it/);
  const reach = [{ move: "go p05", space: "p05", steps: 2, via: "l1", meets_seats: [] }];
  const coins = [{ field: "p05", open: true, icon: "rope", seen_by_seats: [] }];
  expect(reasons("go p05", view({ reach, coins, lacking: ["rope"] }), [])).toContain("Then your raft is complete.");
  expect(reasons("go o2", view({ reach: [{ ...reach[0]!, move: "go o2", space: "o2" }] }), [])).toBe("");
});
