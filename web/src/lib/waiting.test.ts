import { afterEach, expect, test, vi } from "vitest";

import { RENEWING } from "./renewal.ts";
import type { TableStore } from "./table.svelte.ts";
import { waitOn } from "./waiting.ts";

const table = (moves: string[], move = ""): TableStore =>
  ({ moves, adviser: { isThinking: !move, move }, hint: vi.fn() }) as unknown as TableStore;

afterEach(() => sessionStorage.clear());

test("a hint that is waited for is asked for again on the new page, once, and at its own table only", () => {
  const old = table(["end"]);
  const leave = waitOn("here", old);
  expect(old.hint).not.toHaveBeenCalled();
  dispatchEvent(new Event(RENEWING));
  leave();

  const [elsewhere, early, fresh, later] = [table(["end"]), table([]), table(["end"]), table(["end"])];
  const leaves = [waitOn("elsewhere", elsewhere), ...[early, fresh, later].map((store) => waitOn("here", store))];
  expect([elsewhere, early, fresh, later].map(({ hint }) => vi.mocked(hint).mock.calls.length)).toEqual([0, 0, 1, 0]);
  leaves.forEach((go) => go());
});

test("what nobody waits for is not asked, nor when somebody else loads the page anew", () => {
  const leave = waitOn("here", { ...table(["end"]), adviser: { isThinking: false, move: "" } } as TableStore);
  dispatchEvent(new Event(RENEWING));
  leave();
  const fresh = table(["end"], "end");
  waitOn("here", fresh)();
  expect(fresh.hint).not.toHaveBeenCalled();
  dispatchEvent(new Event(RENEWING));
  expect(sessionStorage.length).toBe(0);
});
