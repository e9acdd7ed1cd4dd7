import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import { levelOf } from "../../lib/ladder.ts";
import type { GameInfo } from "../../lib/types.ts";
import Opponents from "./Opponents.svelte";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test("whom Play now seats is chosen on the card of a game and remembered", async () => {
  const bots = [{ name: "isolde", title: "Isolde", summary: "", level: 4 }];
  render(Opponents, { game: { id: "salvage", title: "Salvage" } as GameInfo, bots });
  const choice = screen.getByLabelText<HTMLSelectElement>(/^Opponents: Salvage/);
  expect(choice.value).toBe("2");
  await fireEvent.change(choice, { target: { value: "4" } });
  expect(choice.options[3]?.textContent).toBe("against Isolde, level 4");
  expect([levelOf("salvage"), levelOf("another")]).toEqual([4, 2]);
});
