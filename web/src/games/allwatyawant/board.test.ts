import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { speaks } from "../../testing.ts";
import Board from "./Board.svelte";
import { cardOf } from "./letters/letter.ts";
import { reasons } from "./reasons.ts";
import { charted, props, view } from "./testing.ts";

speaks("allwatyawant");
charted();

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
  const missing = [{ item: "rope", nearest: "p05", steps: 4 }];
  const plain = view({ reach: [{ ...reach[0]!, move: "go o2", space: "o2" }], missing, lacking: ["rope"] });
  expect(reasons("go o2", plain, [])).toMatch(/rope, 4 steps from where you stand\.$/i);
  const thrown = view({ question: "ChangeThrow", reach, coins, lacking: ["rope"] });
  expect(reasons("accept", thrown, [], "go p05")).toContain("Then your raft is complete.");
  expect(reasons("again", thrown, [])).toBe("");
  expect(reasons("again", { ...thrown, lacking: ["flag"] }, [])).toMatch(/nothing in reach/);
});
