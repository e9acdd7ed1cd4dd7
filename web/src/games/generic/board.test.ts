import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import { loadSpeech } from "../../lib/speech.ts";
import Board from "./Board.svelte";

const seat = (number: number, name: string, yours: boolean): BoardProps["seats"][number] => ({
  seat: number,
  kind: "person",
  name,
  bot: "",
  yours,
  connected: true,
  covered: false,
  retakable: false,
});

/** The names of the players on the board of a person who has the first seats, and who of them is "you". */
function told(eyes: number | null): string[] {
  const props: BoardProps = {
    view: { divers: [{ ropes: 1 }, { ropes: 2 }], hand: ["rope-1"] },
    seats: [seat(0, "Ada", true), seat(1, "Bob", true)],
    eyes,
    moves: [],
    move: () => {},
    advised: "",
    why: () => {},
    scene: null,
    game: "salvage",
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const names = [...document.querySelectorAll("h3")].map((each) => each.textContent.trim());
  void unmount(board);
  document.body.replaceChildren();
  return names;
}

test("you are who looks, not whose browser it is", () => {
  expect([told(0), told(1)].map((names) => names.map((name) => name.replace(/\s+/g, "")))).toEqual([
    ["Adayou", "Bob"],
    ["Bobyou", "Ada"],
  ]);
  expect(told(null)).toEqual(["Ada", "Bob"]);
});

test("a playable card says what it is for, and shows it as a small word when it has the focus", async () => {
  await loadSpeech("treasure_hunter");
  const props: BoardProps = {
    view: {
      players: [
        { money: 15, dogs: ["dog-3-1"] },
        { money: 15, dogs: [] },
      ],
      hand: ["tiger"],
    },
    seats: [seat(0, "Ada", true), seat(1, "Bob", true)],
    eyes: 0,
    moves: ["play tiger"],
    move: () => {},
    advised: "",
    why: () => {},
    scene: null,
    game: "treasure_hunter",
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const card = document.querySelector("[data-move]")!;
  expect(document.getElementById(card.getAttribute("aria-describedby")!)?.textContent).toBe(
    "Doubles your adventurers in the Tangled Jungle.",
  );
  const dog = document.querySelector<HTMLElement>("[data-about^=Paws]")!;
  dog.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
  flushSync();
  expect(document.querySelector("[role=tooltip]")?.textContent).toBe(dog.title);
  void unmount(board);
  document.body.replaceChildren();
});
