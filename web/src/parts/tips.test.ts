import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Tips from "./Tips.svelte";

const tip = (): string[] | null => {
  const found = document.querySelector("[role=tooltip]");
  return found && [...found.querySelectorAll("p")].map((line) => line.textContent ?? "");
};
let board: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<main><button id="play"><svg id="card" data-about="Tiger\nDoubles."></svg></button>' +
    '<i id="old" title="Three left"></i>' +
    '<i id="tile" data-about="Junk\nCounts −3."></i></main><p id="outside" data-about="Not here"></p>';
  board = document.querySelector("main")!;
  render(Tips, { target: board });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const on = (id: string): Element => document.getElementById(id)!;

test("a thing that is pointed at tells its name and what it does, until the pointer leaves it", async () => {
  await fireEvent.pointerOver(on("card"), { pointerType: "mouse" });
  expect(tip()).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toEqual(["Tiger", "Doubles."]);
  await fireEvent.pointerOver(on("old"), { pointerType: "mouse" });
  expect(tip()).toBeNull();
});

test("what comes under a pointer that rests tells nothing before the pointer moves", async () => {
  const mouse = { pointerType: "mouse", clientX: 7, clientY: 9 };
  await fireEvent.pointerMove(on("old"), mouse);
  await fireEvent.pointerOver(on("card"), mouse);
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toBeNull();
  await fireEvent.pointerMove(on("card"), { ...mouse, clientX: 8 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toEqual(["Tiger", "Doubles."]);
});

test("a finger that rests on a thing reads its tip, and the click that follows is none", async () => {
  const clicked = vi.fn();
  board.addEventListener("click", clicked);
  await fireEvent.pointerDown(on("old"), { pointerType: "touch", clientX: 5, clientY: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toEqual(["Three left"]);
  await fireEvent.click(on("old"));
  expect(clicked).not.toHaveBeenCalled();
  await fireEvent.click(on("old"));
  expect(clicked).toHaveBeenCalledOnce();
});

test("a finger that moves on or lifts soon reads nothing", async () => {
  await fireEvent.pointerDown(on("card"), { pointerType: "touch", clientX: 5, clientY: 5 });
  await fireEvent.pointerMove(on("card"), { pointerType: "touch", clientX: 50, clientY: 5 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(tip()).toBeNull();
});

test("a button reached with Tab tells of the card that lies in it, and Escape puts the tip away", async () => {
  vi.spyOn(on("play"), "matches").mockReturnValue(true);
  await fireEvent.focusIn(on("play"));
  expect(tip()).toEqual(["Tiger", "Doubles."]);
  await fireEvent.keyDown(document.body, { key: "Escape" });
  expect(tip()).toBeNull();
});

test("a click on a thing shows its tip, but not where the click does something", async () => {
  await fireEvent.click(on("card"));
  expect(tip()).toBeNull();
  await fireEvent.click(on("tile"));
  expect(tip()).toEqual(["Junk", "Counts −3."]);
});

test("things outside of the board tell nothing here", async () => {
  await fireEvent.focusIn(on("outside"));
  expect(tip()).toBeNull();
});
