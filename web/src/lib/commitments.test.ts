import { beforeEach, expect, test } from "vitest";

import { noteCommitment, notedCommitment } from "./commitments.ts";

beforeEach(() => localStorage.clear());

test("the first commitment of a table is the one that counts", () => {
  expect(notedCommitment("a")).toBeNull();
  noteCommitment("a", "one");
  noteCommitment("a", "other");
  expect(notedCommitment("a")).toBe("one");
});

test("the oldest are forgotten first", () => {
  for (let table = 0; table < 205; table += 1) noteCommitment(`t${table}`, "c");
  expect([0, 4, 5, 204].map((table) => notedCommitment(`t${table}`))).toEqual([null, null, "c", "c"]);
});

test("what is kept may be broken", () => {
  localStorage.setItem("doubloon.commitments", '[null, 7, ["a", "1"]]');
  noteCommitment("b", "2");
  expect([notedCommitment("a"), notedCommitment("b"), notedCommitment("c")]).toEqual(["1", "2", null]);
});
