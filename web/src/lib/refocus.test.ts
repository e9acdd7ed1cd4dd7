import { afterEach, expect, test } from "vitest";

import { nextMove, Refocus } from "./refocus.ts";

afterEach(() => document.body.replaceChildren());

test("the focus goes to what is new after something was picked up, else where one last had something to do", () => {
  const before = ["drive a1", "play rope", "play net", "end"];
  expect(nextMove(["play rope", "on grey", "on black"], before, ["play"], true)).toBe("on grey");
  expect(nextMove(["drive a1", "play net", "end"], [], ["end-of-time", "on", "play", "drive"], false)).toBe("play net");
  expect(nextMove(["park a1"], [], ["play"], false), "there is nothing like it").toBe("park a1");
  expect(nextMove([], [], ["play"], false)).toBeUndefined();
});

/** A board with these moves. */
function board(...moves: string[]): HTMLElement {
  const root = document.querySelector("main") ?? document.body.appendChild(document.createElement("main"));
  const buttons = moves.map((move) => Object.assign(document.createElement("button"), { textContent: move }));
  buttons.forEach((button, at) => (button.dataset.move = moves[at]));
  root.replaceChildren(...buttons);
  return root;
}
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.move;

test("whoever plays by keyboard goes on where they were, and whoever points is left alone", () => {
  const refocus = new Refocus();
  const root = board("drive a1", "play rope", "play net");
  const stop = refocus.watch(root);
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  refocus.follow(root, false);
  expect(focused(), "nothing was chosen yet").toBe("drive a1");
  root.querySelector<HTMLElement>("[data-move='play net']")!.focus();
  refocus.follow(board("play rope", "on grey"), true);
  expect(focused(), "a card was picked up").toBe("on grey");
  refocus.follow(board("drive b2", "play rope"), false);
  expect(focused(), "the next turn").toBe("play rope");
  refocus.follow(root, false);
  expect(focused(), "it stays").toBe("play rope");
  document.dispatchEvent(new Event("pointerdown"));
  refocus.follow(board("drive b2", "play net"), false);
  expect(focused()).toBeUndefined();
  stop?.();
});
