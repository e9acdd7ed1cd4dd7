import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { LogLine } from "../lib/log.ts";
import { speechOf } from "../lib/speech.ts";
import { lit } from "../lib/things.svelte.ts";
import type { Note } from "../lib/types.ts";
import Log from "./Log.svelte";

afterEach(cleanup);

const line = (n: number, event: string, more: object = {}): LogLine => ({ n, event: { n, event, seat: 1, ...more } });

test("the log tells what a bot did for somebody, who is back, and folds what was only picked up", async () => {
  const notes: Note[] = [
    { n: 1, kind: "covered", seat: 1, other: null, moves: 0, until: 0, name: "" },
    { n: 2, kind: "back", seat: 1, other: null, moves: 1, until: 0, name: "" },
  ];
  const lines = [line(1, "acted"), line(2, "acted"), line(4, "undone", { first: 3 }), line(6, "undone", { first: 2 })];
  const speech = speechOf("plain");
  vi.spyOn(speech, "sentence").mockImplementation(({ seat }, names) => `${names[seat ?? 0]} acts.`);
  render(Log, { lines, notes, table: "t", speech, names: ["Ada", "Bob"], since: 0 });
  expect(screen.queryByText("Bob had second thoughts."), "it is folded away").toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  expect([...document.querySelectorAll(".log .says")].map((each) => each.textContent)).toEqual([
    "Bob is away: a bot steps in.",
    "Bob (bot) acts.",
    "Bob is back; the bot made 1 move.",
    "Bob acts.",
    "Bob had second thoughts.",
    "Bob took a move back.",
  ]);
  expect(
    [...document.querySelectorAll("s")].map((each) => each.textContent),
    "notes stand",
  ).toEqual(["Bob acts.", "Bob had second thoughts."]);
});

test("whoever comes back finds where what they missed begins, unless it is nothing or everything", async () => {
  const told = { notes: [], table: "t", speech: speechOf("plain"), names: ["Ada", "Bob"] };
  const { rerender } = render(Log, {
    ...told,
    lines: [line(1, "acted"), line(2, "acted"), line(3, "acted")],
    since: 2,
  });
  const marked = (): (string | null)[] => [...document.querySelectorAll(".log > li")].map((each) => each.textContent);
  expect(marked().map((each) => each === "While you were away")).toEqual([false, true, false, false]);
  for (const since of [0, 4]) {
    await rerender({ ...told, lines: [line(1, "acted"), line(2, "acted"), line(3, "acted")], since });
    expect(document.querySelector("[data-since]")).toBeNull();
  }
});

test("a click on a line stays at the table and lights what it speaks of; the replay is one more click", async () => {
  const speech = speechOf("plain");
  vi.spyOn(speech, "sentence").mockImplementation(({ n }) => `Line ${n}`);
  vi.spyOn(speech, "things").mockImplementation((told) => ("event" in told ? [`space:e${told.n}`] : []));
  render(Log, { lines: [line(1, "acted"), line(2, "acted")], notes: [], table: "t", speech, names: ["Ada"], since: 0 });
  expect(screen.queryByRole("link"), "no line leads away by itself").toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Line 1" }));
  expect(screen.getByRole("link", { name: "Replay from here" }).getAttribute("href")).toBe("/replay/t?n=2");
  lit.hide();
  expect([...lit.things], "also when the pointer has gone").toEqual(["space:e1"]);
  await fireEvent.click(screen.getByRole("button", { name: "Line 2" }));
  expect([...lit.things]).toEqual(["space:e2"]);
  await fireEvent.click(screen.getByRole("button", { name: "Line 2" }));
  expect(lit.things.size).toBe(0);
  expect(screen.queryByRole("link")).toBeNull();
});

test("a line that was told before is not drawn again when others come and go", async () => {
  const speech = speechOf("plain");
  vi.spyOn(speech, "sentence").mockImplementation(({ n }) => `Line ${n}`);
  const [first, second, third] = [line(1, "acted"), line(2, "acted"), line(3, "acted")];
  const told = { notes: [], table: "t", speech, names: ["Ada", "Bob"], since: 0 };
  const { rerender } = render(Log, { ...told, lines: [first, second] });
  const drawn = screen.getByText("Line 2");
  await rerender({ lines: [second, third] });
  expect(screen.getByText("Line 2")).toBe(drawn);
  expect(screen.queryByText("Line 1")).toBeNull();
});
