import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { speaks } from "../../testing.ts";
import Board from "./Board.svelte";
import { cardOf } from "./letters/letter.ts";
import { scenes } from "./scenes.svelte.ts";
import { charted, props, view } from "./testing.ts";

speaks("allwatyawant");
charted();
beforeAll(() => vi.waitFor(() => expect(scenes.all).not.toBeNull(), { timeout: 60_000 }));

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

test.each([
  [2, ["good", "bad"]],
  [0, ["bad", "good"]],
])("what came of an exchange is green for whoever of seat %i it is good for", (me, colours) => {
  const player = { where: "ashore", space: "p01", items: [] };
  const duel = {
    attacker_seat: 2,
    target_seat: 0,
    points: [1, 0],
    round: 1,
    exchange: 3,
    exchanges: 3,
    striker_seat: 0,
  };
  const story = [
    { event: "attacked", seat: 2, other: 0 },
    { event: "laid", seat: 2 },
    { event: "hit", seat: 2, points: 1 },
    { event: "laid", seat: 2 },
    { event: "parried", seat: 0 },
  ];
  const seen = { question: "LayAttack", you_seat: me, duel, players: [player, player, player] };
  const told = story.map((event, n) => ({ n, ...event }));
  const { container } = render(Board, props({ view: view(seen as never), told: told as never }));
  const shown = [...container.querySelectorAll("[data-duel] ol p")].map((each) => each.classList[0]);
  expect(shown.slice(0, 2)).toEqual(colours);
});
