import { beforeEach, describe, expect, test } from "vitest";

import type { Said } from "../generated/wire.ts";
import { seat as anySeat } from "../testing.ts";
import { Cutter, newCut, ownCuts, sawOf, sealOf, termsOf } from "./cuts.ts";
import { hashes } from "./hash.ts";
import { verifyShuffle } from "./replay-luck.ts";
import type { SeatInfo, ShuffleInfo, TableInfo } from "./types.ts";

const A = "a".repeat(64);
const B = "b".repeat(64);
const SECRET = "5".repeat(64);

const seat = (number: number, over: Partial<SeatInfo> = {}): SeatInfo => anySeat(number, `Player ${number}`, over);
const table = (over: Partial<TableInfo> = {}): TableInfo =>
  ({
    type: "table",
    id: "t",
    game: "salvage",
    status: "open",
    seats: [seat(0), seat(1)],
    options: { nights: 3, eels: false },
    shuffle: null,
    ...over,
  }) as TableInfo;

let said: Said[] = [];
let cutter: Cutter;
beforeEach(() => {
  localStorage.clear();
  said = [];
  cutter = new Cutter("t", (each) => said.push(each));
});

/** The table shows that this page has sealed its cut and another person theirs. */
async function sealed(over: Partial<ShuffleInfo> = {}): Promise<ShuffleInfo> {
  const cuts = [
    { seats: [0], seal: await sealOf(ownCuts.of("t")!.cut), cut: "" },
    { seats: [1], seal: await sealOf(B), cut: "" },
  ];
  return { seal: await sealOf(SECRET), cuts, ...over };
}

test("a cut is 256 random bits, never twice the same", () => {
  const cuts = Array.from({ length: 50 }, newCut);
  expect(new Set(cuts).size).toBe(50);
  for (const cut of cuts) expect(cut).toMatch(/^[0-9a-f]{64}$/);
});

test("a seal is what Python says", async () => {
  const told = "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb";
  expect(await sealOf(A)).toBe(told);
  expect(await sealOf(A, await hashes(null))).toBe(told);
});

test("whoever sits down seals once, whoever moves to another seat seals again", async () => {
  await cutter.hear(table({ seats: [seat(0, { yours: false }), seat(1)] }));
  expect(said).toEqual([]);
  await cutter.hear(table());
  await cutter.hear(table());
  expect(said).toEqual([{ type: "seal", id: "seal", seal: await sealOf(ownCuts.of("t")!.cut) }]);
  await cutter.hear(table({ seats: [seat(0, { yours: false }), seat(1, { yours: true })] }));
  expect(said).toHaveLength(2);
  cutter.begin();
  await cutter.hear(table({ seats: [seat(0, { yours: false }), seat(1, { yours: true })] }));
  expect(said).toHaveLength(3);
  expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
});

test("a cut is opened when all are sealed, and again after the connection was lost", async () => {
  await cutter.hear(table());
  const { cut } = ownCuts.of("t")!;
  const shuffle = await sealed();
  await Promise.all([cutter.hear(table({ shuffle })), cutter.hear(table({ shuffle }))]);
  expect(said.slice(1)).toEqual([{ type: "cut", id: "cut", cut }]);
  expect(ownCuts.of("t")).toEqual({ cut, saw: await sawOf(termsOf(table()), shuffle) });
  cutter.begin();
  await cutter.hear(table({ shuffle }));
  const other = new Cutter("t", (each) => said.push(each));
  await other.hear(table({ shuffle }));
  expect(said.slice(2)).toEqual([said[1], said[1]]);
});

test("a cut is opened only for its own seal", async () => {
  await cutter.hear(table());
  const shuffle = await sealed();
  const [mine, theirs] = shuffle.cuts as [ShuffleInfo["cuts"][0], ShuffleInfo["cuts"][0]];
  for (const cuts of [[], [{ ...mine, seal: "" }, theirs], [theirs, { ...mine, seats: [1] }], [theirs]])
    await cutter.hear(table({ shuffle: { ...shuffle, cuts } }));
  expect(said).toHaveLength(1);
  expect(ownCuts.of("t")!.saw).toBe("");
});

test("a server that shuffles again is told nothing more", async () => {
  await cutter.hear(table());
  const shuffle = await sealed();
  await cutter.hear(table({ shuffle }));
  const { saw } = ownCuts.of("t")!;
  cutter.begin();
  const again = [
    table({ shuffle: { ...shuffle, seal: await sealOf(A) } }),
    table({ shuffle: { ...shuffle, cuts: shuffle.cuts.slice(0, 1) } }),
    table({ shuffle, options: { nights: 4, eels: false } }),
    table({ shuffle, seats: [seat(0), seat(1, { name: "Eve" })] }),
    table(),
  ];
  for (const info of again) await cutter.hear(info);
  expect(said).toHaveLength(2);
  expect(ownCuts.of("t")!.saw).toBe(saw);
});

test("what is kept may be broken or missing", async () => {
  for (const broken of ['[["t", {"cut": "x", "saw": ""}]]', '[["t", 7], null]', "{", '{"t": 1}']) {
    localStorage.setItem("doubloon.cuts", broken);
    expect(ownCuts.of("t")).toBeNull();
  }
  await cutter.hear(table({ shuffle: { seal: A, cuts: [{ seats: [0], seal: A, cut: "" }] } }));
  expect(said).toEqual([]);
});

describe.each([
  ["the browser", globalThis.crypto.subtle],
  ["the package", null],
])("proven by %s", (_, subtle) => {
  const info = termsOf(table({ seats: [seat(0), seat(1), seat(2)] }));
  async function finished(): Promise<ShuffleInfo> {
    const cuts = [
      { seats: [0], seal: await sealOf(A), cut: A },
      { seats: [1], seal: await sealOf("never told"), cut: "" },
      { seats: [2], seal: "", cut: "" },
    ];
    return { seal: await sealOf(SECRET), cuts };
  }
  const seed = `${SECRET}.${A}`;

  test("who cut, who did not, and my own cut", async () => {
    const how = await hashes(subtle);
    const shuffle = await finished();
    const saw = await sawOf(info, shuffle, how);
    const prove = (cut: string, seen: string) => verifyShuffle(seed, shuffle, info, { cut, saw: seen }, how);
    const hands = { fits: true, cut: [0], late: [1], absent: [2] };
    expect(await prove(A, saw)).toEqual({ ...hands, mine: "in" });
    expect(await prove(B, saw)).toEqual({ ...hands, mine: "out" });
    expect(await prove(A, B)).toEqual({ ...hands, mine: "other" });
    expect(await prove(A, "")).toEqual({ ...hands, mine: "none" });
    expect(await verifyShuffle(seed, shuffle, info, null, how)).toEqual({ ...hands, mine: "none" });
  });

  test("whatever was changed afterwards is found", async () => {
    const how = await hashes(subtle);
    const shuffle = await finished();
    const fits = async (itsSeed: string, its: ShuffleInfo): Promise<boolean> =>
      (await verifyShuffle(itsSeed, its, info, null, how)).fits;
    const with0 = (over: Partial<ShuffleInfo["cuts"][0]>): ShuffleInfo => ({
      ...shuffle,
      cuts: [{ ...shuffle.cuts[0]!, ...over }, ...shuffle.cuts.slice(1)],
    });
    expect(await fits(seed, shuffle)).toBe(true);
    for (const other of [SECRET, `${SECRET}.${B}`, `${B}.${A}`, `${seed}.${B}`, "", A]) {
      expect(await fits(other, shuffle)).toBe(false);
    }
    expect(await fits(seed, { ...shuffle, seal: await sealOf(A) })).toBe(false);
    expect(await fits(seed, with0({ cut: "" }))).toBe(false);
    expect(await fits(`${SECRET}.${B}`, with0({ cut: B }))).toBe(false);
    expect(await fits(seed, with0({ seal: await sealOf(B) }))).toBe(false);
  });

  test("another table than the one that was shown is noticed", async () => {
    const how = await hashes(subtle);
    const shuffle = await finished();
    const own = { cut: A, saw: await sawOf(info, shuffle, how) };
    const changed = [
      { ...info, game: "another" },
      { ...info, options: { ...info.options, nights: 9 } },
      { ...info, names: [...info.names].reverse() },
    ];
    for (const other of changed) expect((await verifyShuffle(seed, shuffle, other, own, how)).mine).toBe("other");
    const same = { ...info, options: Object.fromEntries(Object.entries(info.options).reverse()) };
    expect((await verifyShuffle(seed, shuffle, same, own, how)).mine).toBe("in");
  });
});
