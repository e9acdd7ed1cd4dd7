import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import type { MapView, TobagoView } from "./generated/view.ts";
import Board from "./Board.svelte";

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
      fireEvent.click(screen.getByTitle("Show the sites of the Black map on the island"));
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

test("on a phone the map last looked at stays open", async () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(380);
  const { rerender } = render(Board, props({ view: view({ turn: turn(1, 1) }) }));
  await fireEvent.click(screen.getByTitle("Show the sites of the Black map on the island"));
  await rerender(props({ view: view({ turn: turn(2, 0) }), moves: ["end"] }));
  expect(document.querySelector(".maps section")?.getAttribute("aria-label")).toBe("Black map");
});
