import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { onSought, show } from "./pointing.ts";

const COACH = 260;
const scrolls = vi.fn();

beforeEach(() => {
  vi.stubGlobal("innerHeight", 840);
  vi.stubGlobal("scrollBy", ({ top }: { top: number }) => scrolls(top));
});
afterEach(() => {
  document.body.innerHTML = "";
  scrolls.mockReset();
  vi.unstubAllGlobals();
});

/** An element that lies there, and nothing over it. */
function lies<T extends Element>(element: T, top: number, height: number): T {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  document.elementFromPoint = () => element;
  return element;
}
const card = (top: number, height: number): Element =>
  lies(document.body.appendChild(document.createElement("button")), top, height);

test("what is in sight below the coach stays where it is", async () => {
  await show(card(300, 100), COACH);
  expect(scrolls).not.toHaveBeenCalled();
});

test("what ends below the screen comes up no farther than it must: what it is about stands above it", async () => {
  await show(card(800, 140), COACH);
  expect(scrolls).toHaveBeenCalledWith(800 + 140 + 12 - 840);
});

test("what lies under the coach comes to the middle of what is left", async () => {
  await show(card(200, 100), COACH);
  expect(scrolls).toHaveBeenCalledWith(200 - (COACH + (840 - COACH - 100) / 2));
});

test("a drawing that goes there itself is brought into sight as a whole", async () => {
  document.body.innerHTML = "<svg><g></g></svg>";
  const drawing = lies(document.querySelector("svg")!, 110, 380);
  const place = lies(document.querySelector("g")!, 300, 30);
  const went = vi.fn();
  onSought(went)(drawing);
  await show(place, COACH);
  expect(went).toHaveBeenCalledWith(place);
  expect(scrolls).toHaveBeenCalledWith(110 - (COACH + (840 - COACH - 380) / 2));
});
