import { expect, it } from "vitest";

import { speaks } from "../../../testing.ts";
import type { FateView } from "../generated/view.ts";
import { columnsOf, rowsOf } from "./fate.ts";

speaks("allwatyawant");

const cases: FateView["cases"] = [
  { when: [{ test: "total", low: 8, high: 12 }], follows: "good" },
  { when: [], follows: "bad" },
];

it("before a throw each case has its chance", () => {
  const fate: FateView = { cases, chances: [{ move: "", ways: [15, 21], of: 36 }] };
  expect(columnsOf(fate)).toEqual([""]);
  expect(rowsOf(fate).map(({ when, parts, lies }) => ({ when, parts, lies }))).toEqual([
    { when: "8 to 12", parts: [42], lies: false },
    { when: "otherwise", parts: [58], lies: false },
  ]);
});

it("after a throw the case that lies there is marked, and only throwing again is a chance", () => {
  const again = { move: "again", ways: [15, 21], of: 36 };
  const fate: FateView = { cases, chances: [{ move: "accept", ways: [0, 1], of: 1 }, again] };
  expect(columnsOf(fate)).toEqual(["again"]);
  expect(rowsOf(fate).map(({ lies }) => lies)).toEqual([false, true]);
});

it("against a throw that is still to come, keeping is a chance too", () => {
  const fate: FateView = {
    cases: ["won", "tied", "lost"].map((follows) => ({ when: [], follows })),
    chances: [
      { move: "accept", ways: [33, 2, 1], of: 36 },
      { move: "again", ways: [575, 146, 575], of: 1296 },
    ],
  };
  expect(columnsOf(fate)).toEqual(["accept", "again"]);
  expect(rowsOf(fate).map(({ when, parts }) => [when, ...parts])).toEqual([
    ["", 92, 44],
    ["", 6, 11],
    ["", 3, 44],
  ]);
});
