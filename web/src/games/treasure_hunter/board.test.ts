import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import Board from "./Board.svelte";
import { cave, held, player, view } from "./fixtures.ts";

const seats = ["Ines", "Teo", "Quill"].map((name, seat) => ({ seat, name, kind: "person" })) as BoardProps["seats"];
const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: view(),
  seats,
  eyes: 0,
  moves: ["keep red-5", "keep blue-7", "keep dog-3-4", "keep flaming-sword"],
  move: () => {},
  advised: "",
  why: () => {},
  scene: null,
  ...more,
});
const CAVE_MOVES = ["pass", "play flaming-sword", "beauty red-9", "beauty red-5"];
const movesShown = (): string[] => [
  ...new Set([...document.querySelectorAll<HTMLElement>("[data-move]")].map((each) => each.dataset.move ?? "")),
];
const main = (): string => document.body.textContent;
const button = (move: string): HTMLElement => document.querySelector<HTMLElement>(`[data-move="${move}"]`)!;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1108);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(784);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("every card of the pack is a move, and pointing at one tells what it would change", async () => {
  render(Board, props());
  expect(movesShown().sort()).toEqual(props().moves.toSorted());
  await fireEvent.focus(button("keep red-5"));
  expect(main()).toContain("Red 5 brings your group in the Lava Cave from 9 to 14.");
  expect(main()).toContain("Your scrolls would pay 3 more for it.");
  expect(main()).toContain("The other 3 cards go on to Quill.");
  await fireEvent.focus(button("keep dog-3-4"));
  expect(main()).toContain("that holds off 3 of 3 goblins");
  expect(main()).toContain("discipline 4 breaks ties");
});

test("a click keeps a card; a finger looks at it first", async () => {
  const move = vi.fn();
  render(Board, props({ move }));
  const tap = async (text: string): Promise<void> => {
    const finger = { pointerType: "touch", bubbles: true };
    const card = button(text);
    await fireEvent(card, new PointerEvent("pointerdown", finger));
    await fireEvent.focus(card);
    await fireEvent(card, new PointerEvent("click", finger));
  };
  await tap("keep blue-7");
  expect(move).not.toHaveBeenCalled();
  expect(main()).toContain("Blue 7 brings your group at the Frosty Mountain from 1 to 8.");
  await tap("keep blue-7");
  expect(move).toHaveBeenLastCalledWith("keep blue-7");
  button("keep red-5").click();
  expect(move).toHaveBeenLastCalledWith("keep red-5");
});

test("a pick can be changed as long as it can be taken back", async () => {
  const instead = vi.fn();
  const why = vi.fn();
  const { rerender } = render(
    Board,
    props({ moves: [], view: view({ keeps: "red-5" }), instead, changeable: true, why }),
  );
  expect(main()).toContain("you may take another card instead");
  screen.getByRole("button", { name: /^Blue 7/ }).click();
  expect(instead).toHaveBeenLastCalledWith("keep blue-7");
  await rerender(props({ moves: [], view: view({ keeps: "red-5" }), instead, changeable: false, why }));
  screen.getByRole("button", { name: /^Blue 7/ }).click();
  expect(why).toHaveBeenCalledWith("keep blue-7");
  expect(instead).toHaveBeenCalledTimes(1);
});

test("two players keep one card and set another aside", () => {
  const two = view({ players: [player(), player()], ring: [0, 1], keeps: "red-5" });
  render(Board, props({ view: two, moves: ["aside blue-7", "aside dog-3-4", "aside flaming-sword"] }));
  expect(movesShown().sort()).toEqual(["aside blue-7", "aside dog-3-4", "aside flaming-sword"]);
  expect(main()).toContain("nobody will have it this round");
});

test("the ring reads from who gives to me over me to who takes from me", () => {
  render(Board, props());
  const ring = screen.getByRole("list", { name: "The packs go round in this order" });
  const names = [...ring.querySelectorAll("b")].map((each) => each.textContent);
  expect(names).toEqual(["Teo", "You", "Quill"]);
});

test("an action card shows all totals and prizes before it is played", async () => {
  const { rerender } = render(Board, props({ view: cave(), moves: CAVE_MOVES }));
  expect(movesShown().sort()).toEqual(CAVE_MOVES.toSorted());
  expect(main()).toContain("As it stands");
  await fireEvent.focus(button("play flaming-sword"));
  expect(main()).toContain("If you play Flaming sword");
  expect(main()).toContain("You take the 19.");
  expect(main()).toContain("Teo may still react.");
  expect(main()).toContain("would be yours");
  await fireEvent.focus(button("beauty red-9"));
  expect(main()).toContain("Teo takes the 19.");
  await rerender(props({ view: cave(), moves: [] }));
  expect(main()).toContain("As it stands");
});

test("what cannot be played says why", () => {
  const why = vi.fn();
  render(Board, props({ view: cave(), moves: CAVE_MOVES, why }));
  const scarecrow = screen.getByRole("button", { name: /Scaregoblin: later: goblins/i });
  expect(scarecrow.getAttribute("aria-disabled")).toBe("true");
  scarecrow.click();
  expect(why).toHaveBeenCalledWith("play scaregoblin");
});

test("a tie, a sole player and nobody are said in words", async () => {
  const at = (max: ReturnType<typeof held>, min: ReturnType<typeof held>): BoardProps => {
    const seen = cave();
    const here = { ...seen.locations[2]!, max_now: max, min_now: min };
    return props({ view: { ...seen, locations: [...seen.locations.slice(0, 2), here] }, moves: [] });
  };
  const tie = held(1, "tie", { tied: [0, 1], by: "red-12" });
  const { rerender } = render(Board, at(tie, held(2, "lowest")));
  expect(main()).toContain("Ines and Teo are tied; the strongest single adventurer decides");
  await rerender(at(held(1, "only"), held(1, "only")));
  expect(main()).toContain("Teo is the only one with a total of at least 1 and takes both.");
  await rerender(at({ ...tie, seat: null, why: "nobody" }, { ...tie, seat: null, why: "nobody" }));
  expect(main()).toContain("both treasures leave the game");
});

test("a group is told with its total and how it comes about", () => {
  render(Board, props({ view: cave(), moves: CAVE_MOVES }));
  expect(main()).toMatch(/9 \+ 5 \+ 3/);
  expect(main()).toContain("asleep");
});

test("spectators see the draft without anybody's cards", () => {
  const mine = ["hand", "pack", "groups", "guard", "picks_would", "plays_would", "seen"];
  const seen = Object.fromEntries(Object.entries(view()).filter(([key]) => !mine.includes(key)));
  render(Board, props({ view: seen, eyes: null, moves: [] }));
  expect(movesShown()).toEqual([]);
  expect(main()).toContain("Everybody keeps one card in secret");
});
