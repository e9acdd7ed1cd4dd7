import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte}", "!../texts/**", "!../**/generated/**", "!../**/*.test.ts"],
  { eager: true, query: "?raw", import: "default" },
);
const all = Object.values(sources).join("\n");
const areas = import.meta.glob<Record<string, Record<string, string>>>(
  ["../texts/en/*.ts", "!../texts/en/{index,language,typed}.ts"],
  { eager: true },
);

test("no sentence that nobody says", () => {
  const said = new Set([...all.matchAll(/["'`](\w+)["'`]/g)].map((found) => found[1]!));
  const begun = [...all.matchAll(/`(\w+)\$\{/g)].map((found) => found[1]!);
  const isSaid = (key: string): boolean => said.has(key) || begun.some((start) => key.startsWith(start));
  const keys = Object.values(areas).flatMap((words) => Object.values(words).flatMap((area) => Object.keys(area)));
  expect(keys.filter((key) => !isSaid(key))).toEqual([]);
});

test("a sentence is in one area only", () => {
  const keys = Object.values(areas).flatMap((words) => Object.values(words).flatMap((area) => Object.keys(area)));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
