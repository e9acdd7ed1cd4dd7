import { expect, it } from "vitest";

import { speaks } from "../../testing.ts";
import type { Scene } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import type { AllwatyawantView } from "./generated/view.ts";
import { diceNow, foundNow, iconsNow, itemsNow, spacesNow } from "./staging.ts";

speaks("allwatyawant");

const view = {
  dice: [2, 3],
  players: [
    { space: "l1", items: ["rope"] },
    { space: "l2", items: [] },
  ],
  coins: [{ field: "p05", open: false, icon: "rum" }],
  doubloons: [{ doubloon: "centre", found: null }],
} as unknown as AllwatyawantView;

const scene = (...events: Record<string, unknown>[]): Scene => {
  const told = events.map((event, n) => ({ n, ...event }) as unknown as Happening);
  return { event: told.at(-1)!, past: told.slice(0, -1), ms: 100 };
};

it("what is told stands on the chart before the new view does", () => {
  expect(spacesNow(view, null)).toEqual(["l1", "l2"]);
  expect(spacesNow(view, scene({ event: "moved", seat: 0, space: "p05" }))).toEqual(["p05", "l2"]);
  expect(spacesNow(view, scene({ event: "swapped", seat: 0, other: 1 }))).toEqual(["l2", "l1"]);
  expect(spacesNow(view, scene({ event: "scuttled", seat: 1 }))).toEqual(["l1", "bay"]);
  expect(iconsNow(view, null).get("p05")).toBeNull();
  expect(iconsNow(view, scene({ event: "uncovered", seat: 0, space: "p05", icon: "rum" })).get("p05")).toBe("rum");
  expect(foundNow(view, scene({ event: "bones", seat: 0, doubloon: "centre" })).get("centre")).toBe("bones");
});

it("dice roll while their throw is told, and lie afterwards", () => {
  expect(diceNow(view, null)).toMatchObject({ dice: [2, 3], rolling: false });
  const threw = { event: "threw", seat: 0, low: 1, high: 6 };
  expect(diceNow(view, scene(threw))).toMatchObject({ dice: [1, 6], rolling: true });
  expect(diceNow(view, scene(threw, { event: "moved", seat: 0, space: "p05" }))).toMatchObject({
    dice: [1, 6],
    rolling: false,
  });
});

it("what is taken and robbed changes hands at once", () => {
  expect(itemsNow(view, scene({ event: "took", seat: 0, item: "map" }), 0)).toEqual(["rope", "map"]);
  expect(itemsNow(view, scene({ event: "robbed", seat: 1, other: 0, item: "rope" }), 0)).toEqual([]);
});
