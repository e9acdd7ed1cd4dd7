import { expect, test } from "vitest";

import { CATALOGUE } from "./i18n.ts";
import { sections, toHtml } from "./rules.ts";
import { byVerb, humanize, nounOf } from "./words.ts";

test("every language has every sentence, with the same gaps", () => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((found) => found[0]).sort();
  for (const texts of Object.values(CATALOGUE)) {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(CATALOGUE.en).sort());
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe("");
      expect(gaps(text), key).toEqual(gaps(CATALOGUE.en[key as keyof typeof CATALOGUE.en]));
    }
  }
});

test("names of the engine read as words", () => {
  expect(humanize("clues_left")).toBe("Clues left");
  expect(humanize("dealer_seat")).toBe("Dealer");
  expect(nounOf("keep blue-7")).toBe("blue-7");
  expect(nounOf("pass")).toBe("");
});

test("moves are grouped by their verb in the order of the list", () => {
  expect(byVerb(["play a", "drive b", "play c"])).toEqual([["play", ["play a", "play c"]], ["drive", ["drive b"]]]);
});

test("rules become sections, and nothing in them can be markup", () => {
  const book = sections("# Game\n\nIntro <script>\n\n## §1 One\n\n- a\n- b `c`\n\n### §1.1 Two\n\nSee §1.\n");
  expect(book.title).toBe("Game");
  expect(book.intro).toBe("<p>Intro &lt;script&gt;</p>");
  expect(book.all.map((each) => each.number)).toEqual(["1", "1.1"]);
  expect(book.all[0]?.html).toBe("<ul><li>a</li><li>b <code>c</code></li></ul>");
  expect(book.all[1]?.html).toContain('<a href="#s1">§1</a>');
  expect(toHtml("| a | b |\n|---|---|\n| 1 | 2 |")).toContain("<td>2</td>");
});
