import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import Board from "./Board.svelte";
import type { Scene } from "../../lib/stage.svelte.ts";
import { speaks } from "../../testing.ts";
import { cave, held, player, view } from "./fixtures.ts";
import { nights } from "./nights.svelte.ts";
import Plate from "./Plate.svelte";
import { wealthNow } from "./wealth.ts";

speaks("treasure_hunter");
beforeAll(() => vi.waitFor(() => expect(nights.all).not.toBeNull(), { timeout: 60_000 }));

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
  expect(main()).toContain("in a tie this dog has discipline 4");
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

test("the second click of a double click asks for nothing", async () => {
  const move = vi.fn();
  const why = vi.fn();
  const { rerender } = render(Board, props({ move, why }));
  const card = button("keep red-5");
  await fireEvent(card, new MouseEvent("click", { bubbles: true, detail: 1 }));
  await rerender(props({ move, why, moves: [] }));
  await fireEvent(card, new MouseEvent("click", { bubbles: true, detail: 2 }));
  expect(move.mock.calls).toEqual([["keep red-5"]]);
  expect(why).not.toHaveBeenCalled();
});

test("of two equal cards only the one pointed at is lifted, and none once the pointer has left", async () => {
  const pack = [...Array.from({ length: 8 }, (_, place) => `blue-${place + 1}`), "scaregoblin", "scaregoblin"];
  render(Board, props({ view: view({ pack }), moves: [...new Set(pack)].map((card) => `keep ${card}`) }));
  const lifted = (): number[] =>
    [...document.querySelectorAll("button.card")].flatMap((card, place) =>
      card.classList.contains("held") ? [place] : [],
    );
  await fireEvent.keyDown(document.body, { key: "0" });
  expect(lifted()).toEqual([9]);
  const section = screen.getByRole("region", { name: "The pack in your hand" });
  await fireEvent(section, new PointerEvent("pointerleave", { pointerType: "mouse" }));
  expect(lifted()).toEqual([]);
});

test("on a phone a goblin tells what it does", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(390);
  render(Board, props());
  const goblin = document.querySelector("[data-thing='goblin:goblin-5-gold']");
  expect(goblin?.getAttribute("data-about")).toContain("in the box · §4.7");
});

test("the paws have room beside a Scaregoblin in hand", () => {
  const seen = view({ groups: { ...view().groups!, helpers: [[], [], [], ["scaregoblin"]] } });
  const lane = (): string => screen.getByRole("region", { name: /^Goblins/ }).querySelector(".name")!.textContent;
  render(Board, props({ view: seen }));
  expect(lane()).toContain("your paws 2");
  expect(screen.getByRole("region", { name: /^Goblins/ }).textContent).not.toMatch(/−\d money/);
  cleanup();
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(948);
  render(Board, props({ view: seen }));
  expect(lane().replaceAll(/\s/g, "")).toBe("Goblins2");
});

test("the round before this one is not called the last one", () => {
  const told = [1, 2].map((round) => ({ n: round, event: "round", round }));
  const { rerender } = render(Board, props({ told }));
  expect(screen.getByRole("button", { name: "The previous round at a glance" })).toBeTruthy();
  return rerender(props({ told, view: view({ step: "count" }), moves: [] })).then(() => {
    expect(screen.getByRole("button", { name: "The last round at a glance" })).toBeTruthy();
  });
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
  render(Board, props({ view: view({ passing: "left", ring: [0, 2, 1] }) }));
  const ring = screen.getByRole("list", { name: "The packs go round in this order" });
  const names = [...ring.querySelectorAll("b")].map((each) => each.textContent);
  expect(names).toEqual(["Teo", "You", "Quill"]);
});

test("when packs go the other way everybody keeps their place", () => {
  render(Board, props({ view: view({ passing: "right", ring: [0, 1, 2] }) }));
  const ring = screen.getByRole("list", { name: "The packs go round in this order" });
  expect([...ring.querySelectorAll("b")].map((each) => each.textContent)).toEqual(["Teo", "You", "Quill"]);
  expect(ring.classList.contains("turned")).toBe(true);
});

test("the last card of a pack comes by itself, and the board says so", () => {
  const got = { n: 9, event: "got", seat: 0, card: "blue-5" };
  render(Board, props({ scene: { event: got, past: [], ms: 1 }, moves: [] }));
  expect(main()).toContain("The last card comes to you too: Blue 5.");
  expect(movesShown()).toEqual([]);
});

/** The board, when the part of it that is loaded later is there. */
async function open(
  more: Partial<BoardProps>,
  name: string,
): Promise<{ rerender: (props: BoardProps) => Promise<void> }> {
  const rendered = render(Board, props(more));
  await vi.waitUntil(() => document.querySelector(`section[aria-label="${name}"]`), { timeout: 60_000 });
  return rendered;
}

test("an action card shows all totals and prizes before it is played", async () => {
  const { rerender } = await open({ view: cave(), moves: CAVE_MOVES }, "Lava Cave");
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

test("Sleeping Beauty says for each who could sleep what it leads to, and the card leads to them", async () => {
  const [why, move] = [vi.fn(), vi.fn()];
  await open({ view: cave(), moves: CAVE_MOVES, why, move }, "Lava Cave");
  expect(button("beauty red-9").textContent).toContain("9 sleeps");
  expect(button("beauty red-9").getAttribute("aria-label")).toContain("17 → 8 · no prize");
  screen.getByRole("button", { name: /^Sleeping beauty: Who falls asleep/i }).click();
  expect(document.activeElement).toBe(button("beauty red-9"));
  expect(move).not.toHaveBeenCalled();
  for (const sleeper of ["beauty red-5", "beauty red-9"]) {
    button(sleeper).click();
    expect(move).toHaveBeenLastCalledWith(sleeper);
  }
  expect(why).not.toHaveBeenCalled();
});

test("of two equal cards it is said that another one is left", async () => {
  const hand = ["flaming-sword", "flaming-sword"];
  await open({ view: cave({ hand }), moves: CAVE_MOVES }, "Lava Cave");
  expect(button("play flaming-sword").textContent).toContain("2 cards");
  await fireEvent.focus(button("play flaming-sword"));
  expect(main()).toContain("You hold another one, and are asked again after the others.");
  await fireEvent.focus(button("beauty red-9"));
  expect(main()).not.toContain("another one");
});

test("prizes that hang or would hang over the same player stand side by side, with one word about them", async () => {
  const both = cave();
  both.plays_would![1] = { ...both.plays_would![1]!, min_now: held(0, "only"), max_now: held(0, "only") };
  await open({ view: both, moves: CAVE_MOVES }, "Lava Cave");
  const hanging = (): string[] =>
    [...document.querySelectorAll<HTMLElement>(".hang")].map((prize) => prize.style.transform);
  expect(new Set(hanging()).size).toBe(2);
  await fireEvent.focus(button("play flaming-sword"));
  expect(new Set(hanging()).size).toBe(4);
  expect(main().split("would be yours")).toHaveLength(2);
  both.plays_would![1] = { ...both.plays_would![1]!, min_now: held(1, "lowest"), max_now: held(1, "highest") };
  cleanup();
  await open({ view: both, moves: CAVE_MOVES }, "Lava Cave");
  await fireEvent.focus(button("play flaming-sword"));
  expect(new Set(hanging()).size).toBe(3);
  expect(main()).toContain("would go to Teo");
  expect(main()).not.toContain("leads now");
});

test("on the way to the next location nothing is said that was about the last one", async () => {
  const event = { n: 9, event: "arrived", location: "Tangled Jungle" };
  const seen = cave({ step: "blue" });
  await open({ view: seen, moves: [], scene: { event, past: [], ms: 100 } }, "Tangled Jungle");
  expect(main()).toContain("As it stands");
  expect(main()).not.toMatch(/takes the|→/);
  expect(document.querySelectorAll(".preview .bar")).toHaveLength(0);
});

test("whoever has decided is not said to have nothing to play", async () => {
  await open({ view: cave(), moves: [] }, "Lava Cave");
  expect(main()).toContain("you have decided");
  expect(main()).not.toContain("nothing to play");
});

test("what I hold against goblins and for a location is said with dogs and adventurers", async () => {
  render(
    Board,
    props({ view: view({ groups: { ...view().groups!, helpers: [[], [], ["dragon"], ["scaregoblin"]] } }) }),
  );
  await fireEvent.focus(button("keep dog-3-4"));
  expect(main()).toContain("Already in your hand: Scaregoblin.");
  await fireEvent.focus(button("keep red-5"));
  expect(main()).toContain("Already in your hand: Dragon.");
  await fireEvent.focus(button("keep flaming-sword"));
  expect(main()).toContain("If you don’t play it, it is gone after the round.");
});

test("a phone says which pick it is and names who gives and who takes", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(374);
  render(Board, props());
  expect(document.querySelector("[aria-current=step]")!.textContent.replaceAll(/\s/g, "")).toContain("Draft4/9");
  expect([...document.querySelectorAll("li.beside b")].map((name) => name.textContent)).toEqual([
    "Quill",
    "You",
    "Teo",
  ]);
});

test("what cannot be played says why", async () => {
  const why = vi.fn();
  await open({ view: cave(), moves: CAVE_MOVES, why }, "Lava Cave");
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
  const { rerender } = await open(at(tie, held(2, "lowest")), "Lava Cave");
  expect(main()).toContain("Ines and Teo are tied; the strongest single adventurer decides");
  await rerender(at(held(1, "only"), held(1, "only")));
  expect(main()).toContain("Teo is the only one with a total of at least 1 and takes both.");
  await rerender(at({ ...tie, seat: null, why: "nobody" }, { ...tie, seat: null, why: "nobody" }));
  expect(main()).toContain("both treasures leave the game");
});

test("a group is told with its total and how it comes about", async () => {
  await open({ view: cave(), moves: CAVE_MOVES }, "Lava Cave");
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

test("whoever is asked in front of everybody has a button for every move", async () => {
  const scrolls = [{ scroll: "packmaster-gold", pays: 6, each: 3, times: 2 }];
  const mine = ["hand", "pack", "groups", "guard", "picks_would", "plays_would", "seen", "scrolls"];
  const players = [player({ done: true }), player({ scrolls, treasures: ["packmaster-gold"] }), player({ done: true })];
  const seen = Object.entries(view({ step: "scrolls", players })).filter(([key]) => !mine.includes(key));
  const moves = ["use packmaster-gold", "done"];
  await open({ view: Object.fromEntries(seen), eyes: null, asked: 1, moves }, "Yellow scrolls");
  expect(movesShown().sort()).toEqual(moves.toSorted());
  expect(main()).toContain("pays 6 now");
});

test("a group that grows towards junk is warned, and so is whoever begins one", async () => {
  const locations = view().locations.map((each, place) => (place === 2 ? { ...each, max: "junk-7" } : each));
  render(Board, props({ view: view({ locations }) }));
  await fireEvent.focus(button("keep red-5"));
  expect(main()).toContain("the highest total there has to take the −7.");
});

test("what a player owns follows the stage, and is added up", () => {
  const events = [
    { n: 9, event: "captured", seat: 0, prize: "MAX", treasure: "artifact-14" },
    { n: 9, event: "stole", seat: 0, goblin: "goblin-3-silver", coins: 2 },
    { n: 9, event: "claimed", seat: 1, goblin: "goblin-3-silver", coins: 2 },
    { n: 9, event: "collected", seat: 0, coins: 5 },
  ];
  const richer = player({ money: 18, score: 32, treasures: ["artifact-14"] });
  const leads = view({ players: [richer, player({ money: 17, score: 18, goblins: ["goblin-3-silver"] }), player()] });
  const scene = (at: number): Scene => ({
    event: events[at]!,
    past: events.slice(0, at),
    ms: 100,
    story: { rest: events.slice(at + 1), leads },
  });
  const told = (seat: number, at: number): number[] => {
    const { money, treasures, goblins, score } = wealthNow(view(), seat, scene(at));
    return [money, treasures.length, goblins, score];
  };
  expect([told(0, 0), told(0, 1), told(0, 3)]).toEqual([
    [15, 1, 0, 29],
    [13, 1, 0, 27],
    [18, 1, 0, 32],
  ]);
  expect([told(1, 1), told(1, 2)]).toEqual([
    [15, 0, 0, 15],
    [17, 0, 1, 18],
  ]);
  render(Plate, { view: leads, seat: 0, name: "Ines" });
  const about = document.querySelector("[data-about]")?.getAttribute("data-about") ?? "";
  expect(about).toContain("Ines: worth 32");
  expect(about).toContain("Artifact 14");
});
