import { beforeEach, expect, test, vi } from "vitest";

import { go, goTo, route } from "./router.svelte.ts";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  go("/");
});

/** A table that is there as soon as somebody says so. */
function coming(): { table: Promise<{ id: string }>; come: () => void } {
  let come = (): void => {};
  const table = new Promise<{ id: string }>((done) => (come = () => done({ id: "abc" })));
  return { table, come };
}

test("whoever waits for a table is taken to it", async () => {
  const { table, come } = coming();
  const taken = goTo(table);
  come();
  await taken;
  expect(route.parts).toEqual(["table", "abc"]);
});

test.each([
  ["to another page", () => go("/rules/tomb"), ["rules", "tomb"]],
  ["there and back", () => (go("/settings"), go("/")), []],
  [
    "back in the browser",
    () => (history.replaceState(null, "", "/daily"), dispatchEvent(new PopStateEvent("popstate"))),
    ["daily"],
  ],
])("whoever walks on %s is not", async (_, walk, where) => {
  const { table, come } = coming();
  const taken = goTo(table);
  walk();
  come();
  await taken;
  expect(route.parts).toEqual(where);
});

test("a part of the same page is no other page", async () => {
  const { table, come } = coming();
  const taken = goTo(table);
  dispatchEvent(new PopStateEvent("popstate"));
  come();
  await taken;
  expect(route.parts).toEqual(["table", "abc"]);
});
