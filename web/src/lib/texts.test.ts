import { expect, test } from "vitest";

import { en } from "../texts/en/index.ts";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../texts/**", "!../**/generated/**", "!../**/*.test.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const all = Object.values(sources).join("\n");

test("no sentence that nobody says", () => {
  const said = new Set([...all.matchAll(/["'`](\w+)["'`]/g)].map((found) => found[1]!));
  expect(Object.keys(en).filter((key) => !said.has(key))).toEqual([]);
});
