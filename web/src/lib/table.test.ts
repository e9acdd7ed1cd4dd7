import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { settings } from "./settings.svelte.ts";
import { TableStore } from "./table.svelte.ts";
import type { Face, Position } from "./types.ts";

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.onclose?.();
  }
}

const face = (over: Partial<Face> = {}): Face => ({ seat: 0, view: {}, moves: ["pass"], events: [], sentences: [], can_undo: false, ...over });
const position = (n: number, over: Partial<Position> = {}): Position => ({
  type: "position", n, since: 0, prompt: "", section: "1", actors: [0], over: false, scores: [], ranking: [], tally: [], deadline: null, faces: [face()], ...over,
});
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a move that was not acknowledged is sent again with the same id, and never twice", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  store.move("pass");
  store.move("pass");
  const first = last().sent.filter((text) => text.includes('"move"'));
  expect(first).toHaveLength(1);
  last().onclose?.();
  vi.advanceTimersByTime(300);
  last().onopen?.();
  expect(last().sent[0]).toContain('"since":5');
  expect(last().sent[1]).toBe(first[0]);
  store.hear({ type: "ack", id: JSON.parse(first[0] as string).id as string, n: 6 });
  expect(store.busy).toBe(false);
});

test("the log is told once, whatever was told before", () => {
  const store = new TableStore("t");
  store.hear(position(2, { faces: [face({ events: [{ n: 0, event: "a" }, { n: 1, event: "b" }], sentences: ["a", "b"] })] }));
  store.hear(position(3, { since: 2, faces: [face({ events: [{ n: 2, event: "c" }], sentences: ["c"] })] }));
  store.hear(position(3, { since: 2, faces: [face({ events: [{ n: 2, event: "c" }], sentences: ["c"] })] }));
  expect(store.log.map((line) => line.text)).toEqual(["a", "b", "c"]);
});

test("at one device the eyes go to whoever is to move", () => {
  const store = new TableStore("t");
  store.hear(position(1, { faces: [face({ moves: [] }), face({ seat: 1, moves: ["go"] })] }));
  expect(store.face?.seat).toBe(1);
});

test("at one device nothing is shown before the next person has taken it", () => {
  const store = new TableStore("t");
  store.hear(position(1, { faces: [face(), face({ seat: 1, moves: [] })] }));
  expect(store.handover).toBe(null);
  store.hear(position(2, { faces: [face({ moves: [] }), face({ seat: 1, moves: ["go"] })] }));
  expect([store.handover, store.face?.seat]).toEqual([1, 1]);
});

test("a wish to take back is said again when a bot moved at the same moment, but not for ever", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  store.undo();
  const undos = (): { id: string; at: number }[] => last().sent.map((text) => JSON.parse(text) as { type: string; id: string; at: number }).filter((said) => said.type === "undo");
  store.hear(position(6));
  for (let tries = 0; tries < 9; tries++) store.hear({ type: "error", code: "stale_answer", message: "late", id: undos().at(-1)!.id });
  expect(undos().map((said) => said.at)).toEqual([5, 6, 6, 6]);
  expect(store.message).toBe("late");
});

test("who wants to be asked is asked before a move is made", () => {
  settings.confirm = true;
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  store.choose("pass");
  expect([store.pending, store.sending]).toEqual(["pass", false]);
  store.choose("pass");
  expect([store.pending, store.sending]).toEqual(["", true]);
  settings.confirm = false;
});
