import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import { api } from "../../lib/api.ts";
import type { BoardProps } from "../../lib/boards.ts";
import type { Kind } from "../../lib/schema.ts";
import { loadSpeech } from "../../lib/speech.ts";
import type { Chart } from "../../lib/types.ts";
import { seat } from "../../testing.ts";
import Board from "./Board.svelte";
import { factsOf, finds, frameOf, nearest, nextTarget, placesOf, standing, targetsOf } from "./chart.ts";

const place = (name: string, x: number, y: number, ground = "coast"): Chart["places"][number] => ({
  name,
  x,
  y,
  kind: ground,
  ground,
});
const chart: Chart = {
  width: 200,
  height: 100,
  places: [place("a", 20, 50), place("b", 60, 50), place("c", 60, 80), place("far", 180, 50, "sea")],
  paths: [
    ["a", "b"],
    ["b", "c"],
    ["b", "far"],
  ],
  names: [],
};
const places = placesOf(chart);
const split = (text: string): { verb: string; noun: string } => ({
  verb: text.split(" ")[0]!,
  noun: text.split(" ")[1] ?? "",
});

test("a place with a single move is a target, all else stays a button", () => {
  const { targets, rest } = targetsOf(places, ["go a", "go b", "drive b", "stop"], split);
  expect(targets.map((target) => target.move)).toEqual(["go a"]);
  expect(rest).toEqual(["go b", "drive b", "stop"]);
});

test("players stand on the place that a noun of theirs names", () => {
  const kind: Kind = { form: "row", fields: { where: { form: "name" }, space: { form: "name", noun: "space" } } };
  const rows = [
    { where: "far", space: "a" },
    { where: "far", space: "a" },
    { where: "b", space: null },
  ];
  expect([...standing(places, { name: "pirates", kind, rows })]).toEqual([["a", [0, 1]]]);
});

test("what lies on a place is known, secret or hidden", () => {
  const fields: Record<string, Kind> = {
    field: { form: "name", noun: "space", title: true },
    open: { form: "truth", open: true },
    icon: { form: "name" },
    seen_by_seats: { form: "list", item: { form: "number", seat: true } },
  };
  const coins = [
    { field: "a", open: true, icon: "rum", seen_by_seats: [] },
    { field: "b", open: false, icon: "map", seen_by_seats: [1] },
    { field: "c", open: false, icon: null, seen_by_seats: [] },
  ];
  const kind: Kind = { form: "list", item: { form: "row", fields } };
  const found = finds(places, [{ name: "coins", kind, value: coins }]);
  expect([...found.values()].map((find) => [find.word, find.isOpen])).toEqual([
    ["rum", true],
    ["map", false],
    ["", false],
  ]);
  expect(factsOf(found.get("b")!).map(({ name, value }) => [name, value])).toEqual([
    ["icon", "map"],
    ["seen_by_seats", [1]],
  ]);
});

test("pointers mean the nearest, arrows go ahead", () => {
  const { targets } = targetsOf(places, ["go a", "go b", "go c"], split);
  expect(nearest(targets, { x: 58, y: 68 }, 30)?.move).toBe("go c");
  expect(nearest(targets, { x: 120, y: 50 }, 30)).toBeUndefined();
  expect(nextTarget(targets, targets[0]!, "ArrowRight")?.move).toBe("go b");
  expect(nextTarget(targets, targets[1]!, "ArrowUp")).toBeUndefined();
  expect(nextTarget(targets, targets[0]!, "ArrowDown")?.move).toBe("go c");
});

test("no island is cut off at the edge", () => {
  const frame = frameOf(chart);
  expect([frame.x, frame.y, frame.x + frame.width, frame.y + frame.height]).toEqual([-38, -8, 238, 138]);
});

test("every legal move is on the chart or beside it, once", async () => {
  const space: Kind = { form: "name", noun: "space" };
  const coin: Kind = { form: "row", fields: { field: { ...space, title: true }, open: { form: "truth", open: true } } };
  const pirate: Kind = { form: "row", fields: { space } };
  vi.spyOn(api, "words").mockResolvedValue({
    title: "Pirates",
    verbs: { go: ["space"], stop: [], flip: ["word"] },
    nouns: { space: ["a", "b", "c", "far"] },
    fields: {},
    secret: {},
    routine: [],
    part_of: {},
    windows: {},
    habits: {},
    texts: { keys: { coins: "Pieces of eight" } },
    common: {},
    chart,
    schema: {
      form: "row",
      fields: { players: { form: "list", by_seat: true, item: pirate }, coins: { form: "list", item: coin } },
    },
  });
  await loadSpeech("pirates");
  const made: string[] = [];
  const moves = ["go a", "go b", "stop", "flip east"];
  const props: BoardProps = {
    view: { players: [{ space: "far" }], coins: [{ field: "b", open: false, icon: null }] },
    seats: [seat(0, "Ada")],
    eyes: 0,
    moves,
    move: (text) => made.push(text),
    advised: "",
    why: () => {},
    scene: null,
    game: "pirates",
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-move]")];
  expect(buttons.map((each) => each.dataset.move).sort()).toEqual([...moves].sort());
  const target = buttons.find((each) => each.dataset.move === "go b")!;
  expect(target.getAttribute("aria-label")).toBe("Go b, Pieces of eight: face down");
  target.click();
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(made).toEqual(["go b", "go b"]);
  void unmount(board);
});
