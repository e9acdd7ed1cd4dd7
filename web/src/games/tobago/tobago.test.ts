import { expect, test } from "vitest";

import { diagram } from "./diagram.ts";
import { centre, outlines } from "./geometry.ts";
import { clueOf, islandOf, sitesOf } from "./island.ts";
import { pictureOf } from "./picture.ts";
import { nextTarget, targetsOf } from "./targets.ts";
import type { TobagoView } from "./view.ts";
import { clueWords } from "./words.ts";

const objects = { huts: ["h6"], palms: [], statues: [], unturned: [] };
const map = (colour: string, clues: string[], sites: number): TobagoView["maps"][number] => ({ colour, clues: clues.map((clue) => ({ clue, roses: [0] })), sites, markers: null });
const view = (sites: number): TobagoView => ({
  island: null, objects, amulets_ashore: [], amulets_left: 0, maps: [map("grey", ["in-jungle"], sites)], clues_left: 0, treasure_left: 0, curses_out: 0,
  players: [{ atv: "h6", amulets: 0, clues: 0, roses_left: 0, treasure_cards: 0 }],
  turn: { number: 1, seat: 0, legs_left: 0, on_map: null, first_rose: null }, last_treasure: false, sharing: null,
});

test("every island has the spaces that the rules give it, and can be drawn", () => {
  const sizes = new Set<number>();
  for (let number = 1; number <= 32; number++) {
    const island = islandOf(number);
    sizes.add(island.spaces.length);
    expect(outlines(island.spaces).length).toBeGreaterThanOrEqual(1);
    expect(pictureOf(island)).not.toMatch(/NaN|undefined/);
  }
  expect([...sizes].sort((one, other) => one - other)).toEqual([87, 92, 93, 98, 99, 104]);
});

test("a clue and its opposite share the island out", () => {
  const island = islandOf(1);
  for (const [yes, no] of [["in-jungle", "not-in-jungle"], ["next-to-hut", "not-next-to-hut"]] as const) {
    const one = island.allowed(clueOf(yes), objects);
    const other = island.allowed(clueOf(no), objects);
    expect(one.size + other.size).toBe(island.spaces.length);
    expect([...one].some((name) => other.has(name))).toBe(false);
  }
  expect(island.allowed({ name: "", kind: "next-to", landmark: "hut", largest: false }, objects).size).toBe(6);
  expect(island.allowed({ name: "", kind: "in-sight", landmark: "hut", largest: false }, objects).size).toBeLessThanOrEqual(18);
  expect(island.allowed({ name: "", kind: "next-to", landmark: "ocean", largest: false }, objects).size).toBe(island.spaces.filter((space) => island.isCoast(space)).length);
});

test("sites are shown only when they are what the server counts", () => {
  const island = islandOf(1);
  const number = island.spaces.filter((space) => space.terrain === "jungle").length;
  expect(sitesOf(island, view(number), 0)).toHaveLength(number);
  expect(sitesOf(island, view(number - 1), 0)).toBeNull();
  const empty = { ...view(0), maps: [map("grey", [], island.spaces.length)] };
  expect(sitesOf(island, empty, 0)).toHaveLength(island.spaces.length);
});

test("targets speak in words, and arrow keys lead to the next", () => {
  const island = islandOf(1);
  const here = island.named("h6")!;
  const near = island.beside(here);
  const targets = targetsOf(island, view(9), [...near.map((space) => `drive ${space.name}`), "end", "play in-jungle"], () => "Ada");
  expect(targets).toHaveLength(near.length);
  expect(targets[0]!.label).toContain(`Drive to ${near[0]!.name}`);
  expect(targets.every((target) => target.leg === 1)).toBe(true);
  const lowest = targets.reduce((one, other) => (one.at[1] > other.at[1] ? one : other));
  expect(nextTarget(targets, lowest, "ArrowUp")!.at[1]).toBeLessThan(centre(here)[1] + 30);
  expect(nextTarget(targets, lowest, "Tab")).toBeUndefined();
});

test("every pictogram is drawn and has words", () => {
  for (const name of ["in-jungle", "next-to-hut", "in-sight-ocean", "not-in-largest-lake", "not-in-sight-statue"]) {
    expect(diagram(clueOf(name), 80, 60)).not.toMatch(/NaN|undefined/);
  }
  expect(clueWords({ name: "", kind: "in-sight", landmark: "palm", largest: false })).toBe("In sight of a palm tree");
});
