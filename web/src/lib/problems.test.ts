import { afterEach, expect, test } from "vitest";

import { problems as en } from "../generated/problems.ts";
import { problems as de } from "../texts/de/problems.ts";
import { sayProblem } from "./problems.ts";
import { settings } from "./settings.svelte.ts";

const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);

afterEach(() => (settings.language = "en"));

test("a translation has no gap that the server does not fill", () => {
  const wrong = (Object.keys(en) as (keyof typeof en)[]).filter((code) =>
    gaps(de[code]).some((gap) => !gaps(en[code]).includes(gap)),
  );
  expect(wrong).toEqual([]);
});

test("a refusal is said in the language of the person, one that is not known in the server's words", () => {
  const full = { code: "too_many_tables", message: "You already have 5 games going.", fields: { most: 5 } };
  expect(sayProblem(full)).toBe("You already have 5 games going.");
  settings.language = "de";
  expect(sayProblem(full)).toBe("Bei dir laufen schon 5 Partien, mehr geht nicht.");
  expect(sayProblem({ code: "new_one", message: "No.", fields: {} })).toBe("No.");
});
