import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { TableStore } from "../lib/table.svelte.ts";
import { info, position, seat } from "../testing.ts";
import Players from "./Players.svelte";

afterEach(cleanup);

/** What is read of whoever sits second, a bot that is asked, with this on stage. */
function saidOfBot(held: boolean | null): string {
  const store = {
    info: info({ status: "playing", seats: [seat(0, "Ada"), seat(1, "Pip", { kind: "bot", level: 1, yours: false })] }),
    position: position(3, { actors: [1] }),
    scene: held === null ? null : { event: { n: 2, event: "claimed" }, past: [], ms: 900, held },
    endOf: () => null,
    botAt: () => null,
  };
  render(Players, { store: store as unknown as TableStore });
  return document.querySelectorAll("li")[1]!.textContent;
}

test("nobody is at work while the game waits for whoever reads", () => {
  expect(saidOfBot(null)).toContain("is thinking");
  cleanup();
  expect(saidOfBot(false)).toContain("is thinking");
  cleanup();
  expect(saidOfBot(true)).toContain("level 1");
});
