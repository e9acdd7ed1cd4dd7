import { expect, test } from "vitest";

import { chapters, type LogLine, steadyChapters, takenBack } from "./log.ts";

const line = (event: string, n = 0, more: object = {}): LogLine => ({ n, event: { n, event, ...more } });
const kinds = { routine: ["turn", "drew"], partOf: { revealed: "raised", claimed: "raised" } };
/** Heads with what they hold. */
const told = (...events: string[]): string[] =>
  chapters(
    events.map((event) => line(event)),
    kinds,
  ).map(({ head, lines }) => `${head?.event.event ?? ""}(${lines.map((each) => each.event.event).join(" ")})`);

test("routine is folded, wherever it stands", () => {
  expect(told("turn", "drew", "played")).toEqual(["(turn drew)", "played()"]);
  expect(told("played", "turn", "drew", "played")).toEqual(["played(turn drew)", "played()"]);
});
test("what follows on a move taken back is not hidden under it", () => {
  expect(told("undone", "turn", "played")).toEqual(["undone()", "(turn)", "played()"]);
});
test("what was only picked up and put back is routine; a move that others read of is not", () => {
  const heads = (...lines: LogLine[]): (string | undefined)[] =>
    chapters(lines, kinds).map((each) => each.head?.event.event);
  const back = line("undone", 3, { first: 2, seat: 0 });
  expect(heads(line("played", 1), back)).toEqual(["played"]);
  expect(heads(line("played", 1), line("turn", 2), back)).toEqual(["played"]);
  expect(heads(line("played", 1), line("drove", 2), back)).toEqual(["played", "drove", "undone"]);
  expect(heads(line("played", 3), line("undone", 4, { first: 2 })), "who knows").toEqual(["played", "undone"]);
});
test("what belongs to a story stands in it", () => {
  expect(told("raised", "revealed", "claimed", "revealed", "played")).toEqual([
    "raised(revealed claimed revealed)",
    "played()",
  ]);
});
test("one line that interrupts a story does not end it", () => {
  expect(told("raised", "revealed", "last", "claimed", "revealed")).toEqual([
    "raised(revealed claimed revealed)",
    "last()",
  ]);
});
test("each line that interrupts a story is one; the story is whole, however often that happens", () => {
  const kinds = { routine: [], partOf: { laid: "attacked", hit: "attacked" } };
  const duel = ["attacked", "laid", "played", "hit", "laid", "played", "hit", "won", "moved", "laid"];
  const all = chapters(
    duel.map((event) => line(event)),
    kinds,
  );
  expect(all.map((each) => [each.head?.event.event, each.lines.length])).toEqual([
    ["attacked", 4],
    ["played", 0],
    ["played", 0],
    ["won", 0],
    ["moved", 0],
    ["laid", 0],
  ]);
});
test("a story keeps what belongs to another one too", () => {
  const partOf = { showed: "arrived", stole: "goblins" };
  const all = chapters([line("goblins"), line("stole"), line("showed"), line("paid")], { routine: [], partOf });
  expect(all.map((each) => each.lines.length)).toEqual([2, 0]);
});
test("what has lost its story stands for itself", () => {
  expect(told("revealed", "played", "claimed")).toEqual(["revealed()", "played()", "claimed()"]);
});
test("what was taken back is known, also if that was taken back again", () => {
  const lines = [line("a", 0), line("b", 1), line("c", 2), line("undone", 3, { first: 1 }), line("d", 4)];
  expect([...takenBack(lines)]).toEqual([1, 2]);
  lines.push(line("undone", 5, { first: 0 }));
  expect([...takenBack(lines)].sort()).toEqual([0, 1, 2, 3, 4]);
});
test("a line from a server that does not tell what was first strikes nothing", () => {
  expect(takenBack([line("a"), line("undone", 1)]).size).toBe(0);
});
test("a chapter to which nothing was added stays the same one", () => {
  const lines = [line("raised", 1), line("revealed", 2), line("played", 3), line("played", 4)];
  const keep = steadyChapters();
  const before = keep(chapters(lines, kinds));
  const now = keep(chapters([...lines, line("turn", 5), line("played", 6)], kinds));
  expect(now.map((chapter, place) => chapter === before[place])).toEqual([true, true, false, false]);
});
