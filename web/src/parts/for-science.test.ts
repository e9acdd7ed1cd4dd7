import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "../lib/settings.svelte.ts";
import type { TableStore } from "../lib/table.svelte.ts";
import type { TableInfo } from "../lib/types.ts";
import { info } from "../testing.ts";
import ForScience from "./ForScience.svelte";

beforeEach(() => void (settings.language = "en"));
afterEach(cleanup);

const shown = (science: TableInfo["science"], act = vi.fn().mockResolvedValue(true)): typeof act => {
  render(ForScience, { store: { info: info({ science }), act } as unknown as TableStore });
  return act;
};
const box = (): HTMLInputElement => screen.getByRole("switch");

test("whoever played says whether the game may be used, and reads how many have", async () => {
  const act = shown({ mine: false, agreed: 1, asked: 2 });
  expect(screen.getByText(/1 of 2 have agreed/)).toBeTruthy();
  await fireEvent.click(box());
  expect(act).toHaveBeenCalledWith("science", { agree: true });
  cleanup();
  shown({ mine: true, agreed: 2, asked: 2 });
  expect(box().checked).toBe(true);
  expect(screen.getByText(/Everybody has agreed/)).toBeTruthy();
});

test("what was refused is not shown as agreed", async () => {
  const act = shown({ mine: false, agreed: 0, asked: 1 }, vi.fn().mockResolvedValue(false));
  await fireEvent.click(box());
  await act.mock.results[0]?.value;
  expect(box().checked).toBe(false);
});

test("nobody else is asked", () => {
  shown({ mine: null, agreed: 0, asked: 2 });
  shown(null);
  expect(screen.queryByRole("switch")).toBeNull();
});
