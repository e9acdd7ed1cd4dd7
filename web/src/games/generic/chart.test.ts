import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import type { BoardProps } from "../../lib/boards.ts";
import { loadSpeech } from "../../lib/speech.ts";
import type { Chart } from "../../lib/types.ts";
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

test("players stand on their space, or on whatever place their row names", () => {
  expect([...standing(places, [{ where: "far", space: "a" }, { where: "a" }, { space: null }])]).toEqual([
    ["a", [0, 1]],
  ]);
});

test("what lies on a place is known, secret or hidden", () => {
  const players = [{ space: "a" }];
  const found = finds(
    places,
    {
      players,
      coins: [
        { field: "a", open: true, icon: "rum" },
        { field: "b", open: false, icon: "map", seen_by_seats: [1] },
        { field: "c", open: false, icon: null },
      ],
    },
    players,
  );
  expect([...found.values()].map((find) => [find.word, find.isOpen])).toEqual([
    ["rum", true],
    ["map", false],
    ["", false],
  ]);
  expect(factsOf(found.get("b")!)).toEqual([
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
  await loadSpeech("allwatyawant");
  const made: string[] = [];
  const moves = ["go m3", "go p84", "stop", "flip east"];
  const props: BoardProps = {
    view: { players: [{ space: "l1" }], coins: [{ field: "p84", open: false, icon: null }] },
    seats: [
      { seat: 0, kind: "person", name: "Ada", bot: "", yours: true, connected: true, covered: false, retakable: false },
    ],
    eyes: 0,
    moves,
    move: (text) => made.push(text),
    advised: "",
    why: () => {},
    scene: null,
    game: "allwatyawant",
  };
  const board = mount(Board, { target: document.body, props });
  flushSync();
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-move]")];
  expect(buttons.map((each) => each.dataset.move).sort()).toEqual([...moves].sort());
  const target = buttons.find((each) => each.dataset.move === "go p84")!;
  expect(target.getAttribute("aria-label")).toMatch(/P84, Pieces of eight: face down$/);
  target.click();
  target.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(made).toEqual(["go p84", "go p84"]);
  void unmount(board);
});
