import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Missing from "../parts/Missing.svelte";
import { fetched, parts } from "./fetched.svelte.ts";
import { renew, revive } from "./renewal.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError()));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

/** A part that does not come the first times. */
function late(times: number): () => Promise<string> {
  return () => (times-- > 0 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve("scenes"));
}

test("what does not come is said and fetched again until it is there", async () => {
  render(Missing);
  expect(screen.queryByRole("alert")).toBeNull();
  const part = fetched(late(3));
  await vi.advanceTimersByTimeAsync(1_000);
  flushSync();
  expect(screen.getByRole("alert").textContent).toContain("hasn’t arrived yet");
  await vi.runAllTimersAsync();
  expect(await part).toBe("scenes");
  flushSync();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a connection that comes back is used at once", async () => {
  const part = fetched(late(1));
  await vi.advanceTimersByTimeAsync(0);
  expect(parts.missing).toBe(true);
  dispatchEvent(new Event("online"));
  expect(await part).toBe("scenes");
  expect(parts.missing).toBe(false);
});

test.each([
  ["has another app by now", "<script type=module src=/new.js></script>", 1],
  ["has the same app", "<script type=module src=/old.js></script>", 0],
  ["does not answer", null, 0],
])("the page is loaded anew, once, where the server %s", async (_, page, times) => {
  const script = document.createElement("script");
  script.setAttribute("src", "/old.js");
  vi.spyOn(document, "querySelector").mockReturnValue(script);
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => (page === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(page))));
  await renew();
  await renew();
  expect(reload).toHaveBeenCalledTimes(times);
});

test.each([
  ["as soon as the server answers", true, 1],
  ["not while it does not", false, 0],
])("a script that most browsers never ask for again comes with a fresh page, %s", async (_, answers, times) => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("fetch", () => (answers ? Promise.resolve(new Response("page")) : Promise.reject(new TypeError())));
  void fetched(late(Infinity));
  await vi.advanceTimersByTimeAsync(2_000);
  await revive();
  expect(reload).toHaveBeenCalledTimes(times);
});
