import { expect, test } from "vitest";

import { settings } from "../../lib/settings.svelte.ts";
import { loadSpeech, speechOf } from "../../lib/speech.ts";

test("a game speaks German, with names that it reads off the English", async () => {
  settings.language = "de";
  await loadSpeech("treasure_hunter");
  const speech = speechOf("treasure_hunter");
  expect(speech.sentence({ n: 1, event: "kept", seat: 0, card: "dog-1-12" }, "Anna B. keeps dog-1-12.")).toBe(
    "Anna B. behält den Hund 1/12.",
  );
  expect(speech.sentence({ n: 1, event: "kept", seat: 0 }, "Anna B. has chosen a card.")).toBe(
    "Anna B. hat eine Karte gewählt.",
  );
  expect(speech.sentence({ n: 1, event: "kept", seat: 1, card: "blue-7" }, "", ["Anna", "Ben"])).toBe(
    "Ben behält Blau 7.",
  );
  expect(speech.sentence({ n: 1, event: "undone", to: 3 }, "Moves were taken back.")).toBe(
    "Züge wurden zurückgenommen.",
  );
  expect(speech.prompt("Anna and Ben: keep a card and pass on the rest")).toBe(
    "Anna und Ben: behalte eine Karte und gib den Rest weiter",
  );
  expect(speech.prompt("Ben and Co and Anna: keep a card and pass on the rest", ["Ben and Co", "Anna"])).toBe(
    "Ben and Co und Anna: behalte eine Karte und gib den Rest weiter",
  );
  expect(speech.prompt("An: na: Lava Cave: play an action card or pass")).toBe(
    "An: na: Lavahöhle: spiel eine Aktionskarte oder passe",
  );
  expect(speech.prompt("the game is over")).toBe("Das Spiel ist vorbei");
  expect(speech.reason("You do not hold tiger (§4.2).")).toBe("Diese Karte hast du nicht: Tiger (§4.2).");
  expect(speech.reason("'keep tiger' cannot be done now; you may 'pass', 'play dragon' and 3 more (§4.2).")).toBe(
    "„Tiger behalten“ geht jetzt nicht. Möglich: Passen, Drache spielen und 3 weitere Züge (§4.2).",
  );
  expect(speech.reason("Something new.")).toBe("Something new.");
  expect(speech.move("keep strong")).toBe("Strong behalten");
  expect(speech.noun("strong-team-blue-gold")).toBe("Starkes Team Blau (Gold)");
  expect(speech.verb("keep")).toBe("Behalten");
  expect(speech.title).toBe("Treasure Hunter");
});

test("what a thing is for is told with its numbers, and nothing of what nobody knows", async () => {
  settings.language = "de";
  await loadSpeech("treasure_hunter");
  const german = speechOf("treasure_hunter");
  expect(german.about("dog-3-1")).toBe("Pfoten gegen Kobolde:\u00a03. Disziplin bei Gleichstand:\u00a01.");
  expect(german.about("strong-team-red-gold")).toContain("3 Geld je Abenteurer in Rot");
  expect(german.about("MAX")).toBe(german.about("max"));
  settings.language = "en";
  await loadSpeech("treasure_hunter");
  expect(speechOf("treasure_hunter").about("blue-7")).toBe("Adds 7 to your total at the Frosty Mountain.");
  expect([speechOf("treasure_hunter").about("rope"), speechOf("nowhere").about("blue-7")]).toEqual(["", ""]);
});
