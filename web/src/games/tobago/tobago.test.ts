import { expect, test } from "vitest";

import { Camera } from "../../lib/camera.svelte.ts";
import { speaks } from "../../testing.ts";
import { diagram } from "./diagram.ts";
import { centre, outlines } from "./geometry.ts";
import { clueOf, islandOf } from "./island.ts";
import { frame, pictureOf } from "./picture.ts";
import { leavesOf, mapFor, markedOf, misfitOf, takes } from "./preview.ts";
import { reasons } from "./advice/index.ts";
import { selects } from "./selects.ts";
import { carSpot, thingSpot, type Spot } from "./spots.ts";
import { story } from "./story.ts";
import { curseNow, holds, lasts, sounds, treasureNow } from "./staging.ts";
import { nextTarget, targetsOf, wayTo } from "./targets.ts";
import type { Leg, TobagoView } from "./generated/view.ts";
import { landmark } from "./words.ts";

speaks("tobago");

const objects = { huts: ["h6"], palms: [], statues: [], unturned: [], placing: null };
const map = (colour: string, possible: string[]): TobagoView["maps"][number] => ({
  colour,
  clues: [],
  sites: possible.length,
  possible,
  markers: possible,
});
const view = (more: Partial<TobagoView> = {}, reach: Record<string, Leg> = {}): TobagoView => ({
  island: null,
  objects,
  amulets_ashore: [],
  amulets_left: 0,
  powers: [],
  maps: [map("grey", ["a1", "a2", "b1"]), map("brown", ["b1"])],
  clues_left: 0,
  clues_discarded: [],
  treasure_left: 0,
  treasure_discarded: [],
  curses: 2,
  curses_out: 0,
  players: [{ atv: "h6", amulets: 0, clues: 0, roses_left: 0, treasure_cards: 0 }],
  first: 0,
  turn: {
    number: 1,
    seat: 0,
    action_taken: false,
    has_touched: false,
    legs_left: 0,
    in_reach: [],
    reach,
    by_amulet: false,
    picks_up: true,
    on_map: null,
    first_rose: null,
    asked_for: 0,
    asked: -1,
  },
  last_treasure: false,
  sharing: null,
  hand: ["in-jungle"],
  hand_allows: [["a1", "b1", "c1"]],
  would_leave: [[2, null]],
  misfits: [[null, "strikes-none"]],
  ...more,
});

test("every island has the spaces that the rules give it, and can be drawn", () => {
  const sizes = new Set<number>();
  for (let number = 1; number <= 32; number++) {
    const island = islandOf(number);
    sizes.add(island.spaces.length);
    expect(outlines(island.spaces).length).toBeGreaterThanOrEqual(1);
    expect(pictureOf(island)).not.toMatch(/NaN|undefined/);
    for (const terrain of ["beach", "jungle", "river", "scrubland", "lake", "mountain"]) {
      const areas = island.areas.filter((area) => area[0]!.terrain === terrain).map((area) => area.length);
      expect(island.largest(terrain)).toHaveLength(Math.max(...areas));
    }
  }
  expect([...sizes].sort((one, other) => one - other)).toEqual([87, 92, 93, 98, 99, 104]);
});

test("a held clue shows what stays and what is struck, as the view tells it", () => {
  expect(markedOf(view(), 0, null)).toEqual({ map: 0, stay: ["a1", "a2", "b1"], struck: [], preview: false });
  expect(markedOf(view(), 0, "in-jungle")).toEqual({ map: 0, stay: ["a1", "b1"], struck: ["a2"], preview: true });
  expect([
    leavesOf(view(), "in-jungle", 0),
    leavesOf(view(), "in-jungle", 1),
    misfitOf(view(), "in-jungle", 1),
  ]).toEqual([2, null, "strikes-none"]);
  expect([mapFor(view(), "in-jungle"), mapFor(view(), "in-lake"), takes(view(), 0), takes(view(), 1)]).toEqual([
    0,
    null,
    1,
    0,
  ]);
});

test("targets speak in words, and arrow keys lead to the next", () => {
  const island = islandOf(1);
  const here = island.named("h6")!;
  const near = island.beside(here);
  const reach: Record<string, Leg> = Object.fromEntries(near.map((space) => [space.name, { legs: 1, from: "h6" }]));
  const seen = view({ amulets_ashore: [near[0]!.name] }, reach);
  const targets = targetsOf(
    island,
    seen,
    [...near.map((space) => `drive ${space.name}`), "end", "play in-jungle"],
    () => "Ada",
  );
  expect(targets).toHaveLength(near.length);
  expect(targets[0]!.label).toContain(`Drive to ${near[0]!.name}`);
  expect(targets[0]!.tip.slice(0, 2)).toEqual(["Drive here · 1 leg", "picks up an amulet"]);
  expect(targets.every((target) => target.leg === 1)).toBe(true);
  const driving = view({ you: 0 });
  const raise = (): string[] => targetsOf(island, driving, ["raise grey"], () => "Ada")[0]!.tip;
  expect(raise()).toHaveLength(1);
  driving.turn!.legs_left = 2;
  expect(raise()[1]).toBe("Ends your drive: 2 legs lost.");
  const lowest = targets.reduce((one, other) => (one.at[1] > other.at[1] ? one : other));
  expect(nextTarget(targets, lowest, "ArrowUp")!.at[1]).toBeLessThan(centre(here)[1] + 30);
  expect(nextTarget(targets, lowest, "Tab")).toBeUndefined();
});

test("a way is drawn back to where it begins, with the ends of its legs", () => {
  const reach: Record<string, Leg> = {
    a2: { legs: 1, from: "a1" },
    a3: { legs: 1, from: "a2" },
    b3: { legs: 2, from: "a3" },
  };
  expect(wayTo(reach, "b3")).toEqual({ names: ["a1", "a2", "a3", "b3"], ends: ["a3", "b3"] });
  expect(wayTo({}, "b3")).toEqual({ names: ["b3"], ends: [] });
});

test("the camera never loses the island, and keeps what is under the pointer", () => {
  const camera = new Camera();
  camera.frame = frame(islandOf(1));
  [camera.width, camera.height] = [600, 600];
  const before = camera.seen;
  camera.enlarge(2, [300, 300]);
  expect(camera.seen.width).toBeCloseTo(before.width / 2);
  camera.drag(9_999, 0);
  expect(camera.seen.left).toBeGreaterThanOrEqual(camera.frame.left - 1);
  camera.enlarge(0.01);
  expect(camera.zoom).toBe(1);
  camera.reset();
  expect(camera.seen).toEqual(before);
});

const scene = (events: { event: string; [field: string]: unknown }[]) => {
  const all = events.map((event, n) => ({ n, ...event }));
  return { event: all.at(-1)!, past: all.slice(0, -1), sentence: "", ms: 300 };
};

test("a raised treasure is on stage before the view knows of it", () => {
  const raised = { event: "raised", seat: 0, map: "grey map", space: "a1" };
  const looked = [{ event: "looked", seat: 1 }, { event: "looked", seat: 0, card: "gold-4" }, { event: "added" }];
  expect(treasureNow(view(), null)).toBeNull();
  expect(treasureNow(view(), scene([raised, ...looked]))).toMatchObject({
    colour: "grey",
    raiser: 0,
    card: null,
    faceDown: 3,
    youSaw: ["gold-4"],
  });
  const turned = treasureNow(view(), scene([raised, ...looked, { event: "revealed", card: "gold-2" }]));
  expect(turned).toMatchObject({ card: "gold-2", faceDown: 2, turned: 1 });
  expect(turned!.roses.map((rose) => rose.seat)).toEqual([1, 0]);
});

const sharing: NonNullable<TobagoView["sharing"]> = {
  map: "grey",
  raiser: 0,
  roses: [0, 0, 1],
  asked: 0,
  asked_rose: 1,
  offer: "gold-3",
  turned_up: ["gold-3"],
  face_down: 2,
  looked: [],
  last_claimer: null,
  you_saw: [],
};

test("only the rose that is asked is lit, and its answer is seen", () => {
  expect(treasureNow(view({ sharing }), null)!.roses.map((rose) => rose.asked)).toEqual([false, true, false]);
  expect(
    treasureNow(view({ sharing }), scene([{ event: "claimed", seat: 0, card: "gold-3" }]))!.roses[1]!.verdict,
  ).toBe("claimed");
  expect(
    treasureNow(view({ sharing: { ...sharing, offer: null, asked_rose: null, asked: null, roses: [] } }), null),
  ).toBeNull();
});

test("the curse is on stage only while it strikes", () => {
  const cursed = { event: "cursed", map: "brown map" };
  expect(
    curseNow(scene([cursed, { event: "warded", seat: 1 }, { event: "lost", seat: 0, card: "gold-6" }])),
  ).toMatchObject({
    colour: "brown",
    fates: [
      { seat: 1, fate: "warded" },
      { seat: 0, fate: "lost", card: "gold-6" },
    ],
  });
  expect(curseNow(scene([cursed, { event: "discarded", card: "gold-2" }]))).toBeNull();
  expect(curseNow(null)).toBeNull();
});

test("a curse that costs me something stays until I go on, when all of it is told; no other does", () => {
  const told = (...fates: [string, number][]) =>
    [["cursed", -1] as const, ...fates].map(([event, seat], n) => ({ n, event, seat }));
  const held = (you: number | undefined, events: ReturnType<typeof told>): string[] =>
    events
      .filter((event, at) => holds(event, { past: events.slice(0, at), rest: events.slice(at + 1), leads: { you } }))
      .map(({ event }) => event);
  const both = told(["lost", 0], ["spared", 1]);
  expect([held(0, both), held(1, both), held(undefined, both)]).toEqual([["spared"], [], []]);
  expect(held(1, told(["spared", 0], ["warded", 1]))).toEqual(["warded"]);
  const twice = [...told(["lost", 0]), ...told(["spared", 0])];
  expect(held(0, twice), "each curse by itself").toEqual(["lost"]);
});

test("a hint says what speaks for it", () => {
  const seen = view({ chosen_clue: "in-jungle", amulets_ashore: ["c1"], you: 0 });
  const knows = { ...sharing, you_saw: ["gold-3", "gold-6"] };
  expect(
    ["play in-jungle", "on grey", "raise brown", "drive b1", "drive c1", "drive a1", "end"].map((text) =>
      reasons(text, seen),
    ),
  ).toEqual([
    "Sites it would leave: Grey 3 → 2.",
    "It leaves 2 of 3 sites on the grey map.",
    "You take part with 1 of 1 roses, the one for raising it included.",
    "The treasure of the brown map lies there.",
    "An amulet lies there.",
    "The treasure of the grey map may lie there: it has 3 sites left.",
    "",
  ]);
  expect(reasons("play in-jungle", view({ sharing: { ...sharing, map: "brown", offer: null } }))).toBe("");
  expect(reasons("pass", view({ you: 0, sharing: knows }))).toBe(
    "2 cards are still face down, for 3 roses, 2 of them yours. You know of: 6 gold.",
  );
  expect(reasons("claim", view({ sharing: { ...knows, face_down: 0 } }))).toBe("No card comes after this one.");
  expect([reasons("exchange", view()), reasons("exchange", view({ would_leave: [[null, null]] }))]).toEqual([
    "",
    "None of your clues fits any map.",
  ]);
});

test("a hint for a clue says on which map, how near its sites are, and whose roses lie there", () => {
  const seen = view(
    { you: 0, hand_allows: [["a1", "a2"]] },
    { a1: { legs: 2, from: "h6" }, a2: { legs: 1, from: "h6" } },
  );
  const clues = [{ clue: "in-jungle", roses: [1] }];
  seen.maps = seen.maps.map((each) => ({ ...each, clues }));
  const said = (then: string): string => reasons("play in-jungle", seen, [], then);
  expect(said("on grey")).toBe(
    "It leaves 2 of 3 sites on the grey map. The nearest of them is one leg from your ATV. " +
      "1 of the 2 roses there would then be yours.",
  );
  expect(said("end")).toBe("Sites it would leave: Grey 3 → 2.");
  seen.hand_allows = [["a1"]];
  expect(said("on grey")).toContain("It is 2 legs from your ATV.");
  seen.players[0]!.atv = "a1";
  expect(said("on grey")).toContain("Your ATV stands on it.");
});

test("beside the count stands what everybody did", () => {
  const told = [
    ["raised", 0],
    ["played", 0],
    ["opened", 0],
    ["raised", 0],
    ["spent_amulet", 1],
    ["played", 1],
  ] as const;
  const events = [
    ...told.map(([event, seat], n) => ({ n, event, seat })),
    { n: 7, event: "lost", seat: 1, card: "gold-5" },
    { n: 8, event: "lost", seat: 1, card: "gold-2" },
  ];
  expect(story(events, 2)).toEqual([
    "2 treasures raised · 2 clues laid · no amulet used",
    "no treasure raised · 1 clue laid · 1 amulet used · 7 gold lost to the curse",
  ]);
});

test("every event takes a moment, none too long, and has a known sound", () => {
  for (const event of ["drove", "played", "revealed", "cursed", "surfaced", "turned", "claimed", "passed"]) {
    expect(lasts({ n: 0, event, legs: 3 })).toBeGreaterThanOrEqual(150);
    expect(lasts({ n: 0, event, legs: 3 })).toBeLessThanOrEqual(900);
  }
  expect(sounds({ n: 0, event: "cursed" })).toBe("curse");
  expect(sounds({ n: 0, event: "unheard" })).toBeNull();
});

test("every pictogram is drawn and has words", () => {
  for (const name of ["in-jungle", "next-to-hut", "in-sight-ocean", "not-in-largest-lake", "not-in-sight-statue"]) {
    expect(diagram(clueOf(name), 80, 60)).not.toMatch(/NaN|undefined/);
  }
  expect(landmark({ name: "", kind: "in-sight", landmark: "palm", largest: false })).toBe("a palm");
  expect(landmark({ name: "", kind: "in", landmark: "mountain", largest: true })).toBe("the largest mountain range");
});

test("a clue before its map is merely picked up, and so is an amulet before what it is for", () => {
  const choosing = view({ chosen_clue: "in-jungle" });
  const fitting = view({ would_leave: [[2, 1]] });
  expect(["play in-jungle", "use drive", "on grey"].map((text) => selects(text, fitting))).toEqual([true, true, true]);
  expect(selects("play in-jungle", view())).toBe(false);
  expect(["on grey", "use exchange", "drive a1"].map((text) => selects(text, choosing))).toEqual([false, false, false]);
});

test.each([1, 2, 3, 4])("a statue is seen beside cars that stand on its space: %s", (cars) => {
  const box = (spot: Spot, [left, top, right, bottom]: number[]): number[] => [
    spot.dx + left! * spot.scale,
    spot.dy + top! * spot.scale,
    spot.dx + right! * spot.scale,
    spot.dy + bottom! * spot.scale,
  ];
  const statue = box(thingSpot(true), [-8, -17, 8, 11]);
  const covers = (x: number, y: number): boolean =>
    Array.from({ length: cars }, (_, place) => box(carSpot(place, cars, true), [-15, -22, 15, 10])).some(
      ([left, top, right, bottom]) => x > left! && x < right! && y > top! && y < bottom!,
    );
  const points = Array.from({ length: 400 }, (_, at) => [
    statue[0]! + ((at % 20) / 20) * (statue[2]! - statue[0]!),
    statue[1]! + (Math.floor(at / 20) / 20) * (statue[3]! - statue[1]!),
  ]);
  expect(points.filter(([x, y]) => !covers(x!, y!)).length).toBeGreaterThan(200);
});
