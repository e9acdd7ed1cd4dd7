import { expect, test } from "vitest";

import { info } from "../testing.ts";
import type { LogLine } from "./log.ts";
import { linesSince } from "./recap.svelte.ts";
import type { Speech } from "./speech.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Note } from "./types.ts";

const speech = {
  kinds: { routine: ["drew"], partOf: { claimed: "raised", lost: "raised" } },
  sentence: ({ event, seat }: LogLine["event"]) => `${seat ?? "nobody"} ${event}`,
} as unknown as Speech;
const line = (n: number, event: string, seat?: number): LogLine => ({ n, event: { n, event, ...{ seat } } }) as LogLine;
const note = (n: number, kind: Note["kind"], more: Partial<Note> = {}): Note => ({
  n,
  kind,
  seat: 0,
  other: null,
  moves: 0,
  until: 0,
  name: "",
  ...more,
});
/** What somebody at seat 0 reads who has seen nothing of it. */
const read = (log: LogLine[], notes: Note[]): string[] =>
  linesSince({ info: info({ notes }), log } as unknown as TableStore, speech, 0).map(({ text }) => text);

test("all that a bot did in one's place says so, with what chance did at once, and nothing else does", () => {
  const log = [line(1, "played", 1), line(2, "drove", 0), line(3, "found", 0), line(4, "played", 0)];
  expect(read(log, [note(2, "timed_out", { moves: 1, until: 4 })])).toEqual([
    "1 played",
    "A bot moved for you: 0 drove",
    "A bot moved for you: 0 found",
    "0 played",
  ]);
});

test("what a bot did within a story that somebody else began is told too, but not what only followed", () => {
  const log = [
    line(1, "raised", 1),
    line(2, "claimed", 0),
    line(3, "claimed", 1),
    line(3, "lost", 0),
    line(4, "drew", 0),
  ];
  expect(read(log, [note(0, "covered")])).toEqual(["1 raised", "A bot moved for you: 0 claimed"]);
});

test("whoever left their seat to a bot and took it again reads what it did there", () => {
  const log = [line(1, "played", 0), line(2, "drove", 0), line(3, "drove", 0)];
  const told = read(log, [note(2, "left", { name: "Ada" }), note(3, "seated", { name: "Ada" })]);
  expect(told.filter((text) => !/left|takes|took/i.test(text))).toEqual([
    "0 played",
    "A bot moved for you: 0 drove",
    "0 drove",
  ]);
});
