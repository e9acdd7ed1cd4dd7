import { expect, test } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import { loadSpeech, speechOf } from "../../lib/speech.ts";

test("options read in the person's language, and in the server's English where a text is missing", async () => {
  settings.language = "de";
  await loadSpeech("tobago");
  const german = speechOf("tobago");
  expect([
    german.option("curses"),
    german.optionValue("after_curse", "warded"),
    german.optionValue("island", 7),
  ]).toEqual(["Flüche", "Nur Geschützte", "7"]);
  settings.language = "en";
  await loadSpeech("tobago");
  const english = speechOf("tobago");
  expect([english.option("late_parking"), english.optionValue("after_curse", "shared")]).toEqual([
    "Late parking",
    "Shared",
  ]);
  expect(english.optionHelp("late_parking")).not.toBe("");
});
