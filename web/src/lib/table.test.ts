import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, FakeSocket, info, position, seat } from "../testing.ts";
import { BEAT, BEATS, PATIENCE } from "./pulse.ts";
import { settings } from "./settings.svelte.ts";
import { TableStore } from "./table.svelte.ts";
import type { Face, Position } from "./types.ts";

const last = (): FakeSocket => FakeSocket.last;

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
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  last().onopen?.();
  expect(last().sent[0]).toContain('"since":5');
  expect(last().sent[1]).toBe(first[0]);
  store.hear({ type: "ack", id: JSON.parse(first[0] as string).id as string, n: 6 });
  expect(store.busy).toBe(false);
});

test("the answer to my own move is painted before what others did then is heard, all of it in one go", () => {
  const store = new TableStore("t");
  last().onopen?.();
  last().tell(position(5));
  store.move("pass");
  const { id } = JSON.parse(last().sent.at(-1)!) as { id: string };
  const next = (n: number): Position => position(n, { since: n - 1 });
  last().tell(next(6), { type: "ack", id, n: 6 }, next(7), next(8));
  expect([store.latest?.n, store.busy]).toEqual([6, false]);
  vi.advanceTimersByTime(100);
  expect(store.latest?.n).toBe(8);
  last().tell(next(9), next(10));
  expect(store.latest?.n, "what others do waits for nothing").toBe(10);
});

test("what follows by a plan is answered at once: nobody is asked for a moment in between", () => {
  const store = new TableStore("t");
  last().onopen?.();
  const ask = (n: number): void =>
    store.hear(position(n, { since: n - 1, faces: [face({ moves: ["aim", "shoot"] })] }));
  ask(5);
  expect([store.connected, store.waits]).toEqual([true, false]);
  store.autopilot.follow(["aim", "shoot"]);
  ask(6);
  store.hear({ type: "ack", id: JSON.parse(last().sent.at(-1)!).id as string, n: 6 });
  expect([store.busy, store.waits]).toEqual([false, true]);
  store.autopilot.stop();
  expect(store.waits).toBe(false);
});

test("the log is told once, whatever was told before", () => {
  const store = new TableStore("t");
  store.hear(
    position(2, {
      faces: [
        face({
          events: [
            { n: 0, event: "a" },
            { n: 1, event: "b" },
          ],
        }),
      ],
    }),
  );
  store.hear(position(3, { since: 2, faces: [face({ events: [{ n: 2, event: "c" }] })] }));
  store.hear(position(3, { since: 2, faces: [face({ events: [{ n: 2, event: "c" }] })] }));
  expect(store.log.map((line) => line.event.event)).toEqual(["a", "b", "c"]);
});

const told = (...numbers: number[]): Face["events"] => numbers.map((n) => ({ n, event: `e${n}` }));

test("of a long game the log begins late, and pages of the past are put before it", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(302, { since: 200, faces: [face({ events: told(200, 301) })] }));
  expect([store.hasEarlier, store.asksEarlier]).toEqual([true, false]);
  store.earlier();
  store.earlier();
  expect(last().sent.filter((text) => text.includes("earlier"))).toEqual(['{"type":"earlier","before":200}']);
  expect(store.asksEarlier).toBe(true);
  store.hear({ type: "past", since: 100, before: 200, faces: [{ seat: 0, events: told(100, 199) }] });
  expect([store.hasEarlier, store.asksEarlier]).toEqual([true, false]);
  store.hear(position(303, { since: 302, faces: [face({ events: told(302) })] }));
  store.earlier();
  store.hear({ type: "past", since: 0, before: 100, faces: [{ seat: 0, events: told(0, 99) }] });
  expect(store.log.map((line) => line.n)).toEqual([0, 99, 100, 199, 200, 301, 302]);
  expect(store.hasEarlier).toBe(false);
  store.earlier();
  expect(last().sent.filter((text) => text.includes("earlier"))).toHaveLength(2);
});

test("whoever missed too much begins the log anew, and a page that does not fit is left out", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(3, { since: 0, faces: [face({ events: told(0, 1, 2) })] }));
  store.hear(position(450, { since: 300, faces: [face({ events: told(300, 449) })] }));
  expect(store.log.map((line) => line.n)).toEqual([300, 449]);
  expect(store.stage.shown?.n, "what is missing is not played").toBe(450);
  store.earlier();
  store.hear({ type: "past", since: 0, before: 100, faces: [{ seat: 0, events: told(0) }] });
  expect(store.log.map((line) => line.n)).toEqual([300, 449]);
  store.earlier();
  store.hear({ type: "past", since: 200, before: 300, faces: [{ seat: 0, events: told(200, 299) }] });
  expect(store.log.map((line) => line.n)).toEqual([200, 299, 300, 449]);
});

test("asking for the past too fast is no problem to be told", () => {
  const store = new TableStore("t");
  last().onopen?.();
  const slow = { type: "error", code: "too_many_messages", message: "Slow", fields: {}, id: "", reason: null } as const;
  store.hear(position(302, { since: 200, faces: [face()] }));
  store.earlier();
  store.hear(slow);
  expect(store.message).toBe("");
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  last().onopen?.();
  expect(store.asksEarlier, "what was asked is forgotten with the socket").toBe(false);
  store.hear(slow);
  expect(store.message).not.toBe("");
});

test("who sits down after watching goes on with the same log, without passing the device", () => {
  const store = new TableStore("t");
  const line = { events: [{ n: 0, event: "a" }] };
  store.hear(position(1, { faces: [face({ seat: null, moves: [], ...line })] }));
  store.hear(position(1, { since: 1, faces: [face({ seat: 2 })] }));
  expect([store.face?.seat, store.handover, store.log.map((each) => each.event.event)]).toEqual([2, null, ["a"]]);
});

test("who is refused does not come back, and who is put off waits longer each time", () => {
  const store = new TableStore("t");
  for (let tries = 0; tries < 3; tries++) {
    last().onopen?.();
    last().onclose?.({ code: 1013 });
    vi.advanceTimersByTime(250 * 2 ** tries);
  }
  expect(FakeSocket.all).toHaveLength(4);
  vi.advanceTimersByTime(BEATS * BEAT - 1);
  expect(FakeSocket.all).toHaveLength(4);
  last().onopen?.();
  store.hear({
    type: "error",
    code: "not_found",
    message: "There is no such table.",
    fields: {},
    reason: null,
    id: "",
  });
  last().onclose?.({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect([FakeSocket.all.length, store.refused]).toEqual([4, "There is no such table."]);
});

test("who leaves hears nothing more", async () => {
  const store = new TableStore("t");
  const heard: string[] = [];
  store.stage.lasts = () => 100;
  store.stage.heard = (event) => heard.push(event.event);
  store.hear(position(1));
  const events = [
    { n: 1, event: "a" },
    { n: 1, event: "b" },
  ];
  store.hear(position(2, { since: 1, faces: [face({ events })] }));
  store.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect([heard, store.stage.busy]).toEqual([["a"], false]);
});

test("a wish to take back is said again when a bot moved at the same moment, but not for ever", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  store.undo();
  const undos = (): { id: string; at: number }[] =>
    last()
      .sent.map((text) => JSON.parse(text) as { type: string; id: string; at: number })
      .filter((said) => said.type === "undo");
  store.hear(position(6));
  for (let tries = 0; tries < 9; tries++)
    store.hear({
      type: "error",
      code: "stale_answer",
      message: "late",
      fields: {},
      reason: null,
      id: undos().at(-1)!.id,
    });
  expect(undos().map((said) => said.at)).toEqual([5, 6, 6, 6]);
  expect(store.message).toBe("late");
});

test("whoever sits down while watching at leisure is at the table at once", () => {
  const store = new TableStore("t");
  last().onopen?.();
  const watched = (n: number): Position => position(n, { since: n - 1, faces: [face({ seat: null, moves: [] })] });
  store.hear(info({ seats: [seat(0, "Bosun", { kind: "bot", yours: false }), seat(1, "Quill", { yours: false })] }));
  store.hear(watched(1));
  store.stage.toggle();
  store.hear(watched(2));
  store.hear(watched(3));
  expect(store.position?.n).toBe(1);
  store.hear(info());
  store.hear(position(4, { since: 3 }));
  expect([store.position?.n, store.moves, store.stage.paused]).toEqual([4, ["pass"], false]);
});

test("an answer goes when the game has moved on, but not before it can be read", async () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  store.hear({ type: "reason", id: "1", reason: { reason: "not_your_turn" } });
  store.hear(position(6));
  expect(store.message).not.toBe("");
  await vi.advanceTimersByTimeAsync(60_000);
  store.hear(position(7));
  expect(store.message).toBe("");
});

test("what was refused is forgotten when it has come about, or when something else is asked", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(info({ seats: [seat(0, "", { kind: "open", yours: false }), seat(1, "Bob")] }));
  store.message = "This seat is taken.";
  store.hear(info());
  expect(store.message).toBe("");
  store.message = "You have not made a move that could be taken back.";
  store.wonder();
  expect([store.message, store.asking]).toEqual(["", true]);
  store.undo();
  expect(store.asking).toBe(false);
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

test("the log does not give away what the stage is still to play", async () => {
  settings.speed = 1;
  const store = new TableStore("t");
  store.stage.lasts = () => 100;
  const told = (n: number, events: string[]): Partial<Position> => ({
    since: n - events.length,
    faces: [face({ events: events.map((event, place) => ({ n: n - events.length + place, event })) })],
  });
  store.hear(position(1, told(1, ["a"])));
  store.hear(position(3, told(3, ["b", "c"])));
  expect(store.told.map((line) => line.event.event)).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.told.map((line) => line.event.event)).toEqual(["a", "b", "c"]);
  await vi.advanceTimersByTimeAsync(100);
  expect([store.told.length, store.position?.n]).toEqual([3, 3]);
});

test("what follows from one move is in the log only when the stage has come to it", async () => {
  settings.speed = 1;
  const store = new TableStore("t");
  store.stage.lasts = () => 100;
  store.hear(position(1, { faces: [face({ events: [{ n: 0, event: "a" }] })] }));
  const events = ["stole", "claimed", "paid"].map((event) => ({ n: 1, event }));
  store.hear(position(2, { since: 1, faces: [face({ events })] }));
  expect(store.told.map((line) => line.event.event)).toEqual(["a", "stole"]);
  await vi.advanceTimersByTimeAsync(100);
  expect(store.told.map((line) => line.event.event)).toEqual(["a", "stole", "claimed"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(store.told).toHaveLength(4);
});

test("a hint stays while others act, until I move or it can no longer be done", async () => {
  const store = new TableStore("t");
  last().onopen?.();
  const told = (n: number, moves: string[]): void => store.hear(position(n, { faces: [face({ moves })] }));
  const advise = (text: string): void => {
    store.adviser.ask("h");
    store.hear({ type: "advice", id: "h", text, bot: "agatha", others: [], then: "" });
  };
  told(5, ["pass", "claim"]);
  advise("claim");
  told(6, ["pass", "claim"]);
  expect(store.adviser.move).toBe("claim");
  told(7, ["pass"]);
  expect(store.adviser.move).toBe("");
  advise("claim");
  expect(store.adviser.move).toBe("");
  advise("pass");
  await vi.advanceTimersByTimeAsync(0);
  store.move("pass");
  expect(store.adviser.move).toBe("");
});

test("whoever picks something up as advised is told at once what to do with it", async () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.selects = (text) => text.startsWith("take");
  const asked = (): number => last().sent.filter((text) => text.includes('"hint"')).length;
  const heed = async (n: number, text: string): Promise<void> => {
    store.hear(position(n, { faces: [face({ moves: [text] })] }));
    store.adviser.ask("h");
    store.hear({ type: "advice", id: "h", text, bot: "agatha", others: [], then: "" });
    await vi.advanceTimersByTimeAsync(0);
    store.heed();
    store.hear(position(n + 1, { faces: [face({ moves: ["lay", "leave"] })] }));
    const { id } = JSON.parse(last().sent.findLast((each) => each.includes('"move"'))!) as { id: string };
    store.hear({ type: "ack", id, n: n + 1 });
  };
  await heed(1, "go");
  expect(asked()).toBe(0);
  await heed(3, "take one");
  expect(asked()).toBe(1);
});

test("nobody is said to be thinking when no hint will come", () => {
  const store = new TableStore("t");
  store.hear(position(1, { faces: [face({ moves: ["go"] })] }));
  store.adviser.ask("h");
  store.hear({ type: "error", id: "h", code: "no_hint", message: "", fields: {}, reason: null });
  expect(store.adviser.isThinking).toBe(false);
});

test("a hint that nobody remembers after the connection was lost is asked for again", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(1, { faces: [face({ moves: ["go"] })] }));
  const asked = (): string[] => last().sent.filter((text) => text.includes('"hint"'));
  store.hint();
  last().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(300);
  last().onopen?.();
  expect(asked()).toHaveLength(1);
  store.hear({
    type: "advice",
    id: JSON.parse(asked()[0]!).id as string,
    text: "go",
    bot: "agatha",
    others: [],
    then: "",
  });
  expect([store.adviser.isThinking, store.adviser.move]).toEqual([false, "go"]);
});

test("who wants to be asked is not asked for merely picking something up", () => {
  settings.confirm = true;
  const store = new TableStore("t");
  store.selects = (text) => text === "pass";
  last().onopen?.();
  store.hear(position(5));
  store.choose("pass");
  expect([store.pending, store.sending]).toEqual(["", true]);
  settings.confirm = false;
});

test("a connection that hangs is noticed, given up, and replaced", () => {
  const store = new TableStore("t");
  const hung = last();
  hung.onopen?.();
  const hear = (socket: FakeSocket, told: unknown): void => socket.onmessage?.({ data: JSON.stringify(told) });
  hear(hung, { type: "pong" });
  vi.advanceTimersByTime(BEAT);
  expect(hung.sent.at(-1)).toBe('{"type":"ping"}');
  hear(hung, { type: "pong" });
  vi.advanceTimersByTime(BEAT);
  expect([store.connected, store.lost, FakeSocket.all.length]).toEqual([true, false, 1]);
  vi.advanceTimersByTime(PATIENCE);
  expect([store.connected, store.lost, FakeSocket.all.length], "told first").toEqual([false, true, 1]);
  hear(hung, { type: "pong" });
  expect([store.connected, store.lost], "it was only slow").toEqual([true, false]);
  vi.advanceTimersByTime((BEATS + 1) * BEAT);
  expect(store.connected).toBe(false);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  last().onopen?.();
  hear(last(), { type: "pong" });
  hung.onclose?.({ code: 1006 });
  expect(store.connected).toBe(true);
  store.close();
  vi.advanceTimersByTime(10 * BEAT);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a connection that never comes about is tried again", () => {
  const store = new TableStore("t");
  vi.advanceTimersByTime(BEATS * BEAT + 300);
  expect([store.connected, FakeSocket.all.length]).toEqual([false, 2]);
  store.close();
});

test("a move that is not answered, or a browser that is offline, tells at once that the connection hangs", () => {
  const store = new TableStore("t");
  last().onopen?.();
  store.hear(position(5));
  last().tell({ type: "pong" });
  store.move("pass");
  vi.advanceTimersByTime(PATIENCE);
  expect(store.lost).toBe(true);
  last().tell({ type: "ack", id: "other", n: 6 });
  expect(store.lost).toBe(false);
  window.dispatchEvent(new Event("offline"));
  expect(store.lost).toBe(true);
  last().sent = [];
  window.dispatchEvent(new Event("online"));
  expect(last().sent, "it asks without waiting for the next beat").toEqual(['{"type":"ping"}']);
  store.close();
});

test("who may overlook something is told once in each position, if they like", () => {
  const asked = (): TableStore => {
    const store = new TableStore("t");
    last().onopen?.();
    store.warns = (text, _view, moves) => (text === "pass" && moves.includes("raise") ? "There is gold here." : "");
    store.hear(position(5, { faces: [face({ moves: ["pass", "raise"] })] }));
    store.choose("pass");
    return store;
  };
  const store = asked();
  expect([store.pending, store.warning, store.sending]).toEqual(["pass", "There is gold here.", false]);
  store.pending = "";
  store.choose("pass");
  expect([store.pending, store.sending]).toEqual(["", true]);
  settings.warnings = false;
  expect(asked().sending).toBe(true);
  settings.warnings = true;
});

test("what was only picked up is put back, and nothing else", async () => {
  const store = new TableStore("t");
  store.selects = (text) => text === "pass";
  const can = (n: number): Position => position(n, { since: n - 1, faces: [face({ can_undo: true })] });
  store.hear(can(1));
  store.putBack();
  expect(
    FakeSocket.last.sent.some((sent) => sent.includes("undo")),
    "nothing was picked up",
  ).toBe(false);
  store.move("pass");
  store.hear({ type: "ack", id: (JSON.parse(FakeSocket.last.sent.at(-1)!) as { id: string }).id, n: 2 });
  store.hear(can(2));
  await store.stage.idle;
  store.putBack();
  expect(JSON.parse(FakeSocket.last.sent.at(-1)!)).toMatchObject({ type: "undo", seat: 0, at: 2 });
});
