import { expect, test } from "vitest";

import { CATALOGUE } from "./i18n.ts";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../texts/**", "!../generated/**", "!../**/*.test.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const all = Object.values(sources).join("\n");

/** Keys that are put together: `tobagoAim` and `tobago1` of a welcome, `tally gold` of a final count. */
const BUILT = /^((any|allwatyawant|salvage|tobago|treasure_hunter)(Aim|\d)$|tally )/;

test("no sentence that nobody says", () => {
  const said = new Set([...all.matchAll(/["'`](\w+)["'`]/g)].map((found) => found[1]!));
  expect(Object.keys(CATALOGUE.en).filter((key) => !said.has(key) && !BUILT.test(key))).toEqual([]);
});
