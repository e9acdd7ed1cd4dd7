import { expect, test } from "vitest";

import { loadSayings } from "../../lib/sayings.svelte.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { say } from "./words.ts";

test("a board says nothing before its words are there, and the last language until another one has come", async () => {
  settings.language = "en";
  expect(say("pass")).toBe("");
  await loadSayings("treasure_hunter");
  expect(say("pass")).toBe("Pass");
  settings.language = "de";
  expect(say("pass")).toBe("Pass");
  await loadSayings("treasure_hunter");
  expect(say("pass")).toBe("Passen");
  expect([say.has("pass"), say.has("toString")]).toEqual([true, false]);
});
