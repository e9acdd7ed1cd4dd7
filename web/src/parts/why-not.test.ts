import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import { speechOf } from "../lib/speech.ts";
import type { TableStore } from "../lib/table.svelte.ts";
import WhyNot from "./WhyNot.svelte";

afterEach(cleanup);

const props = {
  store: { moves: [], why: () => {}, wondersAt: () => {} } as unknown as TableStore,
  speech: speechOf("plain"),
  names: [],
  answer: "",
  close: () => {},
};

test("whoever asks why may type at once, and is back where they were when that is done", () => {
  const before = document.body.appendChild(document.createElement("button"));
  before.focus();
  const { unmount } = render(WhyNot, props);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  unmount();
  expect(document.activeElement).toBe(before);
  before.remove();
});

test("on a touch screen no keyboard comes up over what people want to point at", () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  render(WhyNot, props);
  expect(document.activeElement).not.toBe(screen.getByRole("textbox"));
});
