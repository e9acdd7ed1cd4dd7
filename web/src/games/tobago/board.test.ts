import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import { settings } from "../../lib/settings.svelte.ts";
import { speaks } from "../../testing.ts";
import type { MapView, TobagoView } from "./generated/view.ts";
import Board from "./Board.svelte";
import { warns } from "./warns.ts";

speaks("tobago");

const map = (colour: string, sites: string[]): MapView => ({
  colour,
  clues: [],
  sites: sites.length,
  possible: sites,
  markers: sites,
});
const player = { atv: "h6", amulets: 0, clues: 0, roses_left: 0, treasure_cards: 0 };
const turn = (number: number, seat: number): NonNullable<TobagoView["turn"]> => ({
  number,
  seat,
  action_taken: false,
  has_touched: false,
  legs_left: 0,
  in_reach: [],
  reach: {},
  by_amulet: false,
  picks_up: true,
  on_map: null,
  first_rose: null,
  asked_for: 0,
  asked: -1,
});
const view = (more: Partial<TobagoView> = {}): TobagoView => ({
  island: { number: 1, title: "", reconstructed_sides: [] },
  objects: { huts: [], palms: [], statues: [], unturned: [], placing: null },
  amulets_ashore: [],
  amulets_left: 0,
  powers: [],
  maps: [map("grey", ["h6", "h7"]), map("brown", ["h6"]), map("black", ["h6", "h7"]), map("white", ["h6", "h7"])],
  clues_left: 0,
  clues_discarded: [],
  treasure_left: 0,
  treasure_discarded: [],
  curses: 2,
  curses_out: 0,
  players: [player, { ...player, atv: "h7" }],
  first: 0,
  turn: turn(1, 0),
  last_treasure: false,
  sharing: null,
  you: 0,
  hand: ["in-jungle", "in-lake"],
  hand_allows: [["h6"], ["h7"]],
  would_leave: [
    [1, null, 1, 1],
    [1, null, 1, 1],
  ],
  misfits: [
    [null, "strikes-none", null, null],
    [null, "strikes-none", null, null],
  ],
  claimed: [],
  chosen_clue: null,
  ...more,
});
const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  view: view(),
  seats: [],
  eyes: 0,
  moves: [],
  move: () => {},
  advised: "",
  why: () => {},
  scene: null,
  ...more,
});
const slots = (): string[] => [...document.querySelectorAll(".slot")].map((each) => each.textContent.trim());
const pressed = (): number => document.querySelectorAll("[aria-pressed=true]").length;

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("while a map has to be begun, the others do not say what they would take", () => {
  const sharing = {
    map: "black",
    raiser: 0,
    roses: [],
    asked: null,
    asked_rose: null,
    offer: null,
    turned_up: [],
    face_down: 0,
    looked: [],
    last_claimer: null,
    you_saw: [],
  };
  render(Board, props({ view: view({ sharing }), moves: ["play in-jungle", "play in-lake"] }));
  expect(slots()).toEqual(["", "Located! Drive there.", "2 of your clues fit", ""]);
});

test.each([1200, 380])(
  "a map that was looked at hides nothing when my turn comes or a hint does (%s)",
  async (width) => {
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width);
    const { rerender } = render(Board, props({ view: view({ turn: turn(1, 1) }) }));
    const look = (): Promise<unknown> =>
      fireEvent.click(screen.getByTitle("Show the sites of the black map on the island"));
    await look();
    expect(pressed()).toBe(1);
    await rerender(props({ view: view({ turn: turn(2, 0) }), moves: ["end"] }));
    expect(pressed()).toBe(0);
    await look();
    expect(pressed()).toBe(1);
    await rerender(props({ view: view({ turn: turn(2, 0) }), moves: ["end"], advised: "end" }));
    expect(pressed()).toBe(0);
    expect(document.querySelectorAll(".open.btn").length).toBe(width < 760 ? 1 : 0);
  },
);

test("a finger chooses a space by a tap, another by the next, and does it by the button or a second tap", async () => {
  const move = vi.fn();
  render(Board, props({ view: view({ turn: turn(1, 0) }), moves: ["drive h6", "drive h7"], move }));
  const space = (name: string): Element => document.querySelector(`[data-move="drive ${name}"]`)!;
  const tap = (on: Element) => fireEvent(on, new PointerEvent("click", { pointerType: "touch", bubbles: true }));
  const button = (): HTMLElement | null => document.querySelector(".sheet .btn.primary");
  await tap(space("h6"));
  await tap(space("h7"));
  expect(button()?.textContent).toContain("Drive here");
  expect(move).not.toHaveBeenCalled();
  await fireEvent.click(button()!);
  await fireEvent.blur(space("h7"));
  expect(button()).toBeNull();
  await tap(space("h7"));
  expect(move.mock.calls).toEqual([["drive h7"]]);
  await tap(space("h7"));
  expect(move.mock.calls).toEqual([["drive h7"], ["drive h7"]]);
});

test("on a phone the map last looked at stays open", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  const { rerender } = render(Board, props({ view: view({ turn: turn(1, 1) }) }));
  await fireEvent.click(screen.getByTitle("Show the sites of the black map on the island"));
  await rerender(props({ view: view({ turn: turn(2, 0) }), moves: ["end"] }));
  const open = (): string | null | undefined => document.querySelector(".maps section")?.getAttribute("aria-label");
  expect(open()).toBe("Black map");
  const event = { n: 3, event: "played", seat: 1, clue: "in-lake", map: "white map" };
  await rerender(props({ view: view({ turn: turn(3, 1) }), scene: { event, past: [], ms: 100 } }));
  expect(open(), "a clue is seen coming").toBe("White map");
  await rerender(props({ view: view({ turn: turn(3, 1) }) }));
  expect(open()).toBe("Black map");
});

test("on a phone the hand steps aside while a treasure is shared out, and when the game is over", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  const hand = (): number => document.querySelectorAll(":not([inert]) > * > :is([data-part=hand], .actions)").length;
  const { rerender } = render(Board, props({ view: view({ turn: turn(1, 0) }) }));
  expect(hand()).toBe(2);
  const event = { n: 3, event: "raised", seat: 1, map: "black map" };
  await rerender(props({ view: view({ turn: turn(1, 1) }), scene: { event, past: [], ms: 100 } }));
  expect(hand()).toBe(0);
  await rerender(props({ view: view({ turn: turn(2, 0) }) }));
  expect(hand()).toBe(2);
  await rerender(props({ view: view({ turn: turn(2, 0) }), over: true }));
  expect(hand()).toBe(0);
});

test("the names that log and hints use stand on the island, unless somebody minds; one site is one site", async () => {
  const named = (): string[] => [...document.querySelectorAll(".names text")].map((each) => each.textContent);
  render(Board, props());
  expect(named()).toContain("H6");
  await fireEvent.click(screen.getByTitle("Show the sites of the brown map on the island"));
  expect(document.querySelector(".legend")?.textContent).toContain("1 possible site");
  expect(document.querySelector(".legend")?.textContent).not.toContain("sites");
  settings.coordinates = false;
  await tick();
  expect(named()).toEqual([]);
  settings.coordinates = true;
});

test("what a clue would do is shown on the map that the hint advises", async () => {
  const choosing = { view: view({ chosen_clue: "in-jungle" }), moves: ["on grey", "on white"] };
  const { rerender } = render(Board, props(choosing));
  const legend = (): string => document.querySelector(".legend b")?.textContent ?? "";
  expect(legend()).toBe("Grey map");
  await rerender(props({ ...choosing, advised: "on white" }));
  expect(legend()).toBe("White map");
});

describe("in one go", () => {
  const follow = vi.fn();
  const move = vi.fn();
  beforeEach(() => {
    follow.mockClear();
    move.mockClear();
    settings.everyQuestion = false;
  });
  const offered = (asked_rose: number): TobagoView["sharing"] => ({
    map: "black",
    raiser: 0,
    roses: [0, 1, 0, 0],
    asked: 0,
    asked_rose,
    offer: "gold-3",
    turned_up: ["gold-3"],
    face_down: 4,
    looked: [],
    last_claimer: null,
    you_saw: [],
  });

  test("a treasure is raised by a click on the own car", async () => {
    render(Board, props({ moves: ["raise brown", "end"], move }));
    const car = screen.getByRole("button", { name: "Raise the brown treasure: your ATV is on it" });
    expect([car.dataset.move, car.closest("svg")]).toEqual(["raise brown", document.querySelector("svg.play")]);
    await fireEvent.keyDown(car, { key: "Enter" });
    expect(move.mock.calls).toEqual([["raise brown"]]);
  });

  test("a cube is struck off before its map is chosen", async () => {
    const striking = { ...turn(1, 0), asked_for: 5 };
    const { rerender } = render(
      Board,
      props({ view: view({ turn: striking }), moves: ["on grey", "on black"], follow }),
    );
    expect(screen.getAllByRole("button", { name: /^Strike H\d off the (grey|black) map$/ })).toHaveLength(4);
    const cube = screen.getByRole("button", { name: "Strike H7 off the black map" });
    expect(cube.dataset.move).toBeUndefined();
    await fireEvent.click(cube);
    expect(follow.mock.calls).toEqual([[["on black", "strike h7"], []]]);
    await rerender(props({ view: view({ turn: { ...striking, asked_for: 8 } }), moves: ["on grey"], follow }));
    expect(screen.queryByRole("button", { name: /^Strike H/ })).toBeNull();
  });

  test("of the treasure deck is told what is left until the end, also when it was shuffled anew", async () => {
    const left = (): string | undefined => document.querySelector("ul.left b")?.textContent;
    const { rerender } = render(Board, props({ view: view({ treasure_left: 5 }) }));
    expect(left()).toBe("5");
    await rerender(props({ view: view({ treasure_left: 12, last_treasure: true, sharing: offered(0) }) }));
    expect(left()).toBe("0");
    expect(screen.getByText("This is the last treasure.")).toBeTruthy();
  });

  test("all my roses pass on a card, or one of them claims it", async () => {
    const { rerender } = render(
      Board,
      props({ view: view({ sharing: offered(0) }), moves: ["claim", "pass"], follow }),
    );
    await fireEvent.click(screen.getByRole("button", { name: "Pass with all 3 roses" }));
    await fireEvent.click(screen.getByRole("button", { name: "Wait for this rose, your number 3" }));
    expect(follow.mock.calls.map(([texts]) => texts as string[])).toEqual([
      ["pass", "pass", "pass"],
      ["pass", "pass", "claim"],
    ]);
    expect(follow.mock.calls[0]![1]).toContain("revealed");
    await rerender(props({ view: view({ sharing: offered(3) }), moves: ["claim", "pass"], follow }));
    expect(document.querySelectorAll("[data-all], [data-later]")).toHaveLength(0);
    await rerender(props({ view: view({ sharing: offered(0) }), moves: [], follow }));
    expect(document.querySelectorAll("[data-all], [data-later]")).toHaveLength(0);
  });

  test("a clue that only one map takes goes there, unless the person wants to be asked", async () => {
    const only = view({
      would_leave: [
        [null, null, 1, null],
        [1, null, 1, 1],
      ],
    });
    render(Board, props({ view: only, moves: ["play in-jungle", "play in-lake"], move, follow }));
    const clue = (text: string): Element => document.querySelector(`[data-move="${text}"]`)!;
    await fireEvent.click(clue("play in-jungle"));
    await fireEvent.click(clue("play in-lake"));
    settings.everyQuestion = true;
    await fireEvent.click(clue("play in-jungle"));
    expect(follow.mock.calls).toEqual([[["play in-jungle", "on black"], []]]);
    expect(move.mock.calls).toEqual([["play in-lake"], ["play in-jungle"]]);
  });

  test("who ends the turn on a treasure is warned", () => {
    expect(warns("end", {}, ["raise black", "end"])).toBe("You could still raise the treasure here.");
    expect([warns("end", {}, ["end"]), warns("raise black", {}, ["raise black", "end"])]).toEqual(["", ""]);
  });
});
