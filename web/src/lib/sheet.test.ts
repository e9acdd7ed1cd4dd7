import { beforeEach, expect, test, vi } from "vitest";

import { api } from "./api.ts";
import { SheetStore } from "./sheet.svelte.ts";

type Entered = { coins: number };
type Told = { total: number };
const begun = (): SheetStore<Entered, Told> => {
  const store = new SheetStore<Entered, Told>("chest");
  store.begin({ coins: 1 }, ["Ines"]);
  return store;
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, "companion").mockImplementation(async (_game, sheet) => ({ total: (sheet as Entered).coins }) as never);
});

test("what is entered is counted, can be taken back, and is there after a reload", async () => {
  const store = begun();
  store.enter({ coins: 2 });
  store.enter({ coins: 3 }, false);
  await vi.waitFor(() => expect(store.answer).toEqual({ total: 3 }));
  const again = new SheetStore<Entered, Told>("chest");
  expect([again.sheet, again.names]).toEqual([{ coins: 3 }, ["Ines"]]);
  expect(new SheetStore("other").sheet).toBeNull();
  again.back();
  expect([again.sheet, again.canGoBack]).toEqual([{ coins: 1 }, false]);
  await vi.waitFor(() => expect(again.answer).toEqual({ total: 1 }));
  again.clear();
  expect(new SheetStore("chest").sheet).toBeNull();
});

test("only the answer to the newest question counts", async () => {
  const answers: ((told: Told) => void)[] = [];
  vi.spyOn(api, "companion").mockImplementation(() => new Promise((done) => answers.push(done as never)));
  const store = begun();
  store.enter({ coins: 2 });
  answers[1]!({ total: 2 });
  await vi.waitFor(() => expect(store.answer).toEqual({ total: 2 }));
  answers[0]!({ total: 1 });
  await Promise.resolve();
  expect([store.answer, store.waits]).toEqual([{ total: 2 }, false]);
});

test("what cannot be counted says why, and the last answer stays", async () => {
  const store = begun();
  await vi.waitFor(() => expect(store.answer).toEqual({ total: 1 }));
  vi.spyOn(api, "companion").mockRejectedValueOnce(new Error("Too many coins."));
  store.enter({ coins: 99 });
  await vi.waitFor(() => expect(store.problem).toBe("Too many coins."));
  expect(store.answer).toEqual({ total: 1 });
  store.back();
  await vi.waitFor(() => expect(store.problem).toBe(""));
});

test("what somebody else has put into the browser's storage does no harm", () => {
  localStorage.setItem("doubloon.companion.chest", "{");
  expect(new SheetStore("chest").sheet).toBeNull();
  localStorage.setItem("doubloon.companion.chest", '{"sheet": {}, "names": 7}');
  expect(new SheetStore("chest").sheet).toBeNull();
});
