import { expect, test } from "vitest";

import { hitsIn, marked, markedText } from "./marks.ts";

test("words are marked wherever they stand, however they are written", () => {
  expect(marked("<p>A Curse; the curses.</p>", ["curse"])).toBe(
    "<p>A <mark>Curse</mark>; the <mark>curse</mark>s.</p>",
  );
  expect(hitsIn(marked("<p>rose, rosebud, map</p>", ["rose", "map"]))).toBe(3);
});

test("the longer of two words is marked as a whole", () => {
  expect(marked("roses", ["rose", "roses"])).toBe("<mark>roses</mark>");
});

test("tags, addresses and entities are left alone", () => {
  expect(marked('<a href="#s3">amp &amp; <em>p</em></a>', ["a", "amp"])).toBe(
    '<a href="#s3"><mark>amp</mark> &amp; <em>p</em></a>',
  );
});

test("what a person types is text, not a pattern and not markup", () => {
  expect(marked("one (two) a.b", ["(two)", "a.b"])).toBe("one <mark>(two)</mark> <mark>a.b</mark>");
  expect(markedText("<b> & co", ["<b>"])).toBe("<mark>&lt;b&gt;</mark> &amp; co");
  expect(marked("nothing", [])).toBe("nothing");
});
