import { afterEach, beforeEach, expect, test, vi } from "vitest";

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
