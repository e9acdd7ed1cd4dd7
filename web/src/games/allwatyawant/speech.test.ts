import { expect, test } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import { loadSpeech, speechOf } from "../../lib/speech.ts";

test("where one goes has a preposition of its own", async () => {
  settings.language = "de";
  await loadSpeech("allwatyawant");
  const speech = speechOf("allwatyawant");
  expect(speech.move("go bay")).toBe("In die Floßbucht gehen");
  expect(speech.move("go p07")).toBe("Nach P07 gehen");
  expect(speech.sentence({ n: 1, event: "sailed", seat: 0, space: "finish" }, "", ["Anna"])).toBe(
    "Anna segelt zur Schatzinsel.",
  );
});

test("moves of a game are told apart by its verbs", async () => {
  settings.language = "en";
  await loadSpeech("allwatyawant");
  const speech = speechOf("allwatyawant");
  expect(speech.split("tailwind low 3")).toEqual({ verb: "tailwind low", noun: "3", kind: "number" });
  expect(speech.split("choose nobody").noun).toBe("");
  expect(speech.move("choose seat-2", ["Anna", "Ben"])).toBe("Choose Ben");
  expect(speech.move("aim -4.5")).toBe("Aim −4.5°");
  expect(speech.move("go bay")).toBe("Go to the raft bay");
  expect(speech.move("go p07")).toBe("Go to P07");
  expect(speech.object("flip far-east")).toBe("Doubloon in the far east");
});
