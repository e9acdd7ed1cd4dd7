import { describe, expect, test } from "vitest";

import { hashes } from "./hash.ts";
import { outcomeOf, verifyLuck } from "./replay-luck.ts";
import type { Draw, LuckInfo } from "./types.ts";

/** Drawn by doubloon.core.luck of the server, in Python. */
const OUTCOMES: Record<string, [string, number][]> = {
  deck: [
    ["draw pearl", 3],
    ["draw rope", 1],
    ["draw eel", 0],
    ["draw chest", 12],
  ],
  "dice 1": [
    ["roll 1", 1],
    ["roll 2", 1],
    ["roll 3", 1],
    ["roll 4", 1],
    ["roll 5", 1],
    ["roll 6", 1],
  ],
  one: [["draw last", 1]],
};
const DRAWN: [string, number, string][] = [
  ["deck", 0, "draw chest"],
  ["deck", 1, "draw chest"],
  ["dice 1", 0, "roll 2"],
  ["deck", 2, "draw chest"],
  ["dice 1", 1, "roll 5"],
  ["dice 1", 2, "roll 3"],
  ["one", 0, "draw last"],
  ["deck", 3, "draw chest"],
  ["deck", 10, "draw pearl"],
];
const draws = DRAWN.map(([stream, count, drawn], n): Draw => ({
  n,
  stream,
  count,
  drawn,
  outcomes: OUTCOMES[stream]!,
}));
const luck: LuckInfo = {
  seed: "moonlight over the salvage yard, 2026 ⚓",
  commitment: "c72cb8986f61c5416296549ef9821e7468d0dc60c109f63e8c78f1a110079e8d",
  draws,
  shuffle: null,
};

describe.each([
  ["the browser", globalThis.crypto.subtle],
  ["the package", null],
])("hashed by %s", (_, subtle) => {
  const how = () => hashes(subtle);

  test("what Python drew is drawn again", async () => {
    const steps: number[] = [];
    const verdict = await verifyLuck(luck, (done) => steps.push(done), await how());
    expect(verdict).toEqual({ seedFits: true, draws: 9, right: 9, firstWrong: null });
    expect(steps.at(-1)).toBe(9);
  });

  test("another seed, another draw and another commitment are noticed", async () => {
    expect((await verifyLuck({ ...luck, seed: `${luck.seed}!` }, undefined, await how())).seedFits).toBe(false);
    expect(
      (await verifyLuck({ ...luck, commitment: luck.commitment.replace("c7", "c8") }, undefined, await how())).seedFits,
    ).toBe(false);
    const wrong = draws.map((draw) => (draw.n === 4 ? { ...draw, drawn: "roll 6" } : draw));
    expect(await verifyLuck({ ...luck, draws: wrong }, undefined, await how())).toEqual({
      seedFits: true,
      draws: 9,
      right: 8,
      firstWrong: 4,
    });
  });
});

test("a number falls on the share of the weights in which it lies", () => {
  const digest = (last: number): Uint8Array => Uint8Array.from([...Array<number>(31).fill(0), last]);
  const deck = OUTCOMES["deck"]!;
  expect([0, 2, 3, 4, 15, 16].map((number) => outcomeOf(digest(number), deck))).toEqual([
    "draw pearl",
    "draw pearl",
    "draw rope",
    "draw chest",
    "draw chest",
    "draw pearl",
  ]);
  expect(outcomeOf(digest(1), [])).toBeNull();
});
