import { expect, test, vi } from "vitest";

import { api } from "./api.ts";
import { BranchesStore } from "./branches.svelte.ts";
import type { BranchesInfo, BranchInfo, CommentInfo } from "./types.ts";

const branch = (id: string, n: number): BranchInfo => ({ id, n, name: id }) as BranchInfo;
const comment = (id: string, n: number, on = ""): CommentInfo => ({ id, n, branch: on }) as CommentInfo;
const told: BranchesInfo = {
  branches: [branch("late", 40), branch("early", 20)],
  comments: [comment("game", 30), comment("first", 10), comment("inside", 25, "early")],
  kept: "",
};
const stops = [10, 20, 30, 40].map((n) => ({ n, by: 0, actors: [0] }));
const ids = (store: BranchesStore, of: string): [number, string][] =>
  store.noted(stops, of).map((each) => [each.index, (each.branch ?? each.comment)!.id]);

test("of a branch one sees what is about the game until it leaves, and about itself", async () => {
  vi.spyOn(api, "branches").mockResolvedValue(told);
  const store = new BranchesStore("t");
  await store.load();
  expect(ids(store, "")).toEqual([
    [0, "first"],
    [1, "early"],
    [2, "game"],
    [3, "late"],
  ]);
  expect(ids(store, "early")).toEqual([
    [0, "first"],
    [1, "inside"],
    [1, "early"],
  ]);
});

test("a comment belongs to the branch only behind the place where it leaves the game", async () => {
  vi.spyOn(api, "branches").mockResolvedValue(told);
  const say = vi.spyOn(api, "comment").mockResolvedValue(told);
  const store = new BranchesStore("t");
  await store.load();
  await store.comment(20, "before", "early");
  await store.comment(21, "after", "early");
  expect(say.mock.calls.map((call) => call[3])).toEqual(["", "early"]);
});

test("a refusal is told, and what was known stays", async () => {
  vi.spyOn(api, "branches").mockResolvedValue(told);
  vi.spyOn(api, "keepBranch").mockRejectedValue(new Error("named so"));
  const store = new BranchesStore("t");
  await store.load();
  expect(await store.keep({ n: 1, moves: [], name: "x" })).toBeNull();
  expect([store.problem, store.branches.length, store.busy]).toEqual(["named so", 2, false]);
});
