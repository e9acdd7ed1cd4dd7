import { expect, test } from "vitest";

import { info, seat } from "../testing.ts";
import type { LogLine } from "./log.ts";
import { botsIn, newsIn, sayNote, withNotes } from "./notes.ts";
import type { Note } from "./types.ts";

const note = (n: number, kind: Note["kind"], more: Partial<Note> = {}): Note => ({
  n,
  kind,
  seat: 1,
  other: null,
  moves: 0,
  until: 0,
  name: "",
  ...more,
});
const line = (n: number): LogLine => ({ n, event: { n, event: "played" } });

test("notes stand in the log where they belong, and none before it begins", () => {
  const all = withNotes(
    [line(4), line(6), line(6), line(9)],
    [note(2, "void"), note(6, "covered"), note(6, "back"), note(12, "withdrawn")],
  );
  expect(all.map((each) => each.note?.kind ?? each.n)).toEqual([4, "covered", "back", 6, 6, 9, "withdrawn"]);
});

test("what a bot played is known: from its coming to the return of the person, or once where time was up", () => {
  const isBots = botsIn([
    note(3, "covered"),
    note(7, "back"),
    note(9, "timed_out", { moves: 2 }),
    note(20, "bot_asked"),
    note(1, "back"),
  ]);
  expect([2, 3, 6, 7, 9, 10, 11].filter((n) => isBots(1, n))).toEqual([3, 6, 9, 10]);
  expect([isBots(0, 4), isBots(1, 19)]).toEqual([false, false]);
  expect(botsIn([note(20, "bot_asked")])(1, 500), "it still plays").toBe(true);
  const late = botsIn([note(9, "timed_out", { moves: 1, until: 12 })]);
  expect(
    [8, 9, 11, 12].map((n) => late(1, n)),
    "with what chance did at once",
  ).toEqual([false, true, true, false]);
  const left = botsIn([note(3, "covered"), note(5, "left"), note(8, "seated")]);
  expect(
    [2, 4, 6, 8].map((n) => left(1, n)),
    "whoever sits down again plays",
  ).toEqual([false, true, true, false]);
});

test("everybody is told how a wish to take back ended, but for those who ended it", () => {
  const seats = (mine: number) => ["Ada", "Bob", "Cid"].map((name, at) => seat(at, name, { yours: at === mine }));
  const heard = (mine: number, ...notes: Note[]): string =>
    newsIn(info({ seats: seats(mine), notes }), info({ seats: seats(mine) }));
  expect(heard(2, note(5, "withdrawn"))).toBe("Bob asked to take moves back, but no longer wants to.");
  expect(heard(1, note(5, "withdrawn"))).toBe("");
  expect(heard(2, note(5, "declined", { other: 0 }))).toBe(
    "Bob asked to take moves back; Ada would rather let them stand.",
  );
  expect([heard(0, note(5, "declined", { other: 0 })), heard(1, note(5, "declined", { other: 0 }))]).toEqual(["", ""]);
  expect(heard(1, note(5, "void"))).toBe("You asked to take moves back, but the game went on.");
  expect(heard(0, note(5, "void"))).toBe("Bob asked to take moves back, but the game went on.");
  expect(heard(-1, note(5, "void")), "who only watches reads the log").toBe("");
});

test("everybody is told who leaves, who sits down and who wants a rematch, and a bot that goes on is told once", () => {
  const others = (...notes: Note[]): string => newsIn(info({ notes }), info());
  expect(others(note(5, "left", { name: "Bob" }))).toBe("Bob has left the table: a bot plays on.");
  expect(others(note(5, "seated", { name: "Bosun" }))).toBe("Bob takes over from Bosun.");
  expect(others(note(5, "rematch"))).toBe("Bob would like a rematch.");
  expect(others(note(5, "rematch", { seat: 0 })), "I know that").toBe("");
  const late = (moves: number): Note => note(5, "timed_out", { seat: 0, moves });
  expect(newsIn(info({ notes: [late(2)] }), info({ notes: [late(1)] }))).toBe("");
});

test("whoever returns is told how much a bot has played, and nothing that was known", () => {
  const back = note(9, "back", { seat: 0, moves: 3 });
  expect(newsIn(info({ notes: [back] }), info())).toBe("A bot made 3 moves for you.");
  expect(newsIn(info({ notes: [back] }), info({ notes: [back] }))).toBe("");
  expect(newsIn(info({ notes: [back] }), null), "what was before the page was opened").toBe("");
  expect(newsIn(info({ notes: [note(9, "timed_out", { seat: 0 })] }), info())).toMatch(/time was up/);
  expect(sayNote(back, ["Ada"])).toBe("Ada is back; the bot made 3 moves.");
});
