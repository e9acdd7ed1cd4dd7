import { expect, test } from "vitest";

import { en } from "../texts/en/index.ts";
import { offered } from "./languages.ts";
import { gapsOf } from "./phrase.ts";
import { sections } from "./rules.ts";
import { humanize, inOrder, isNumeric, spokenGroups } from "./words.ts";

const files = import.meta.glob<{ texts: Record<string, string> }>("../texts/*/all.ts", { eager: true });

test("every whole language has every sentence, with the same gaps", () => {
  const gaps = (text: string): string[] => [...new Set(gapsOf(text))].sort();
  for (const language of offered(false)) {
    const texts: Record<string, string> = language === "en" ? en : files[`../texts/${language}/all.ts`]!.texts;
    expect(Object.keys(texts).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe("");
      expect(gaps(text), key).toEqual(gaps(en[key as keyof typeof en]));
    }
  }
});

test("no sentence stands in two areas: the later one would hide the other", () => {
  const areas = import.meta.glob<Record<string, Record<string, string>>>("../texts/en/*.ts", { eager: true });
  const keys = Object.entries(areas)
    .filter(([file]) => !/\/(index|language|typed)\.ts$/.test(file))
    .flatMap(([, area]) => Object.values(area).flatMap((texts) => Object.keys(texts)));
  expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
});

test("names of the engine read as words", () => {
  expect(humanize("clues_left")).toBe("Clues left");
  expect(humanize("dealer_seat")).toBe("Dealer");
});

test("moves are grouped by their verb in the order of the list, single ones apart", () => {
  const split = (text: string): { verb: string; noun: string } => ({
    verb: text.split(" ")[0]!,
    noun: text.split(" ")[1] ?? "",
  });
  const groups = spokenGroups(["play a", "pass", "drive b", "play c"], split);
  expect(groups.single).toEqual(["pass", "drive b"]);
  expect(groups.many.map((group) => [group.verb, group.moves.map((each) => each.text)])).toEqual([
    ["play", ["play a", "play c"]],
  ]);
});

test("numbers are sorted by size and fields as people count", () => {
  const parts = (nouns: string[]) => nouns.map((noun) => ({ text: `go ${noun}`, verb: "go", noun }));
  expect(isNumeric(["-4.5", "3"])).toBe(true);
  expect(isNumeric(["3", ""])).toBe(false);
  expect(inOrder(parts(["10", "-4.5", "2"])).map((each) => each.noun)).toEqual(["-4.5", "2", "10"]);
  expect(inOrder(parts(["p10", "p2"])).map((each) => each.noun)).toEqual(["p10", "p2"]);
  const many = Array.from({ length: 12 }, (_, place) => `p${12 - place}`);
  expect(
    inOrder(parts(many))
      .map((each) => each.noun)
      .slice(0, 2),
  ).toEqual(["p1", "p2"]);
});

test("rules become sections, and nothing in them can be markup", () => {
  const table = "| a | b |\n|---|---|\n| 1 | 2 |";
  const book = sections(
    `# Game\n\nIntro <script>\n\n## §1 One\n\n- a\n- b \`c\`\n\n### §1.1 Two\n\nSee §1.1.\n\n${table}\n\n<b>x</b>\n`,
  );
  expect(book.title).toBe("Game");
  expect(book.intro).toBe("<p>Intro &lt;script></p>\n");
  expect(book.all.map((each) => each.number)).toEqual(["1", "1.1"]);
  expect(book.all[0]?.html).toBe("<ul>\n<li>a</li>\n<li>b <code>c</code></li>\n</ul>\n");
  expect(book.all[1]?.html).toContain('See <a href="#s1.1">§1.1</a>.');
  expect(book.all[1]?.html).toContain("<td>2</td>");
  expect(book.all[1]?.html).toContain("&lt;b>x&lt;/b>");
});
