import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import Board from "./Board.svelte";

const seat = (number: number, name: string, yours: boolean): BoardProps["seats"][number] => ({ seat: number, kind: "person", name, bot: "", yours, connected: true, covered: false, retakable: false });

/** The names of the players on the board of a person who has the first seats, and who of them is "you". */
function told(eyes: number | null): string[] {
  const props: BoardProps = {
    view: { divers: [{ ropes: 1 }, { ropes: 2 }], hand: ["rope-1"] }, seats: [seat(0, "Ada", true), seat(1, "Bob", true)], eyes,
    moves: [], move: () => {}, advised: "", why: () => {}, scene: null, game: "salvage",
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const names = [...document.querySelectorAll("h3")].map((each) => each.textContent.trim());
  void unmount(board);
  document.body.replaceChildren();
  return names;
}

test("you are who looks, not whose browser it is", () => {
  expect([told(0), told(1)].map((names) => names.map((name) => name.replace(/\s+/g, "")))).toEqual([["Adayou", "Bob"], ["Bobyou", "Ada"]]);
  expect(told(null)).toEqual(["Ada", "Bob"]);
});
