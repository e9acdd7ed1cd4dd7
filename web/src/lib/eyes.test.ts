import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, FakeSocket, position, info, seat } from "../testing.ts";
import { settings } from "./settings.svelte.ts";
import { TableStore } from "./table.svelte.ts";
import type { Face, Position, TableInfo } from "./types.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  settings.speed = 1;
  TableStore.lingerMs = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Two people at one device; those who are asked have a move, each is told a secret of their own. */
const two = (n: number, asked: number[], over: Partial<Position> = {}, secret = true): Position => {
  const told = (who: string): Face["events"] => [{ n: n - 1, event: `${n} for ${who}` }];
  const faces = [0, 1].map((seat) =>
    face({ seat, moves: asked.includes(seat) ? ["go"] : [], events: told(`${seat}`), secret, view: { mine: seat } }),
  );
  const everybody = face({ seat: null, moves: [], events: told("all"), view: {} });
  return position(n, { since: n - 1, faces: [...faces, everybody], actors: asked, ...over });
};
const lines = (store: TableStore): string[] => store.log.map((line) => line.event.event);

test("at one device nothing is shown before the next person has taken it, not even after a reload", async () => {
  const store = new TableStore("t");
  for (const [n, asked] of [
    [1, 0],
    [2, 1],
  ] as const) {
    store.hear(two(n, [asked]));
    expect([store.handover, store.face, store.moves, store.log, store.fresh, store.scene]).toEqual([
      asked,
      null,
      [],
      [],
      [],
      null,
    ]);
    expect(store.publicLog.at(-1)?.event.event, "but what all may know").toBe(`${n} for all`);
    expect(store.position?.n).toBe(n);
    store.take();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.face?.seat, store.moves]).toEqual([asked, ["go"]]);
  }
});

test("where nothing is secret, whoever holds the device simply goes on", async () => {
  const store = new TableStore("t");
  store.hear(two(1, [0], {}, false));
  store.hear(two(2, [1], {}, false));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.handover, store.eyes, store.moves, store.face?.view]).toEqual([null, 1, ["go"], { mine: 1 }]);
});

test("an open question is answered in front of everybody, without a sheet and without secrets", async () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [1], { open: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.handover, store.eyes, store.openly]).toEqual([null, null, 1]);
  expect([store.face?.seat, store.face?.view, store.moves, lines(store)]).toEqual([
    1,
    {},
    ["go"],
    ["1 for all", "2 for all"],
  ]);
  store.showMySide();
  expect([store.handover, store.face]).toEqual([1, null]);
  store.take();
  expect([store.face?.view, lines(store)]).toEqual([{ mine: 1 }, ["1 for 1", "2 for 1"]]);
});

test("after an open question the first person needs the device again, if something secret follows", () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [1], { open: true }));
  store.hear(two(3, [0]));
  expect([store.handover, store.face]).toEqual([0, null]);
});

test("whoever has the device answers their own open questions with their own hand in view", () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [0, 1], { open: true }));
  expect([store.eyes, store.openly, store.handover]).toEqual([0, null, null]);
});

test("at one device nobody reads what was told to another", () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.hear(two(2, [1]));
  store.take();
  expect(lines(store)).toEqual(["1 for 1", "2 for 1"]);
  store.hear(two(3, [0]));
  store.take();
  expect(lines(store)).toEqual(["1 for 0", "2 for 0", "3 for 0"]);
});

test("what happened while the device was passed on is played for the next person", async () => {
  const store = new TableStore("t");
  store.stage.lasts = () => 100;
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [1]));
  expect(store.stage.busy).toBe(false);
  store.take();
  expect([store.scene?.event.event, store.moves]).toEqual(["2 for 1", []]);
  await vi.advanceTimersByTimeAsync(100);
  expect([store.scene, store.moves]).toEqual([null, ["go"]]);
});

test("the sheet goes when a bot has answered meanwhile, and when the game is over", async () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [1]));
  store.hear(two(3, []));
  expect([store.handover, store.eyes]).toEqual([null, null]);
  store.hear(two(4, [0]));
  expect(store.handover).toBe(0);
  store.hear(two(5, [], { over: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect([store.handover, store.position?.n]).toEqual([null, 5]);
});

test("a seat that a bot plays for its person is not passed the device", () => {
  const store = new TableStore("t");
  const table = (covered: boolean): TableInfo =>
    info({ seats: [seat(0, "Ada"), seat(1, "Bob", { yours: true, covered })] });
  store.hear(table(true));
  store.hear(two(1, [0]));
  store.take();
  store.hear(two(2, [1]));
  expect([store.handover, store.eyes, store.moves]).toEqual([null, 0, []]);
  store.hear(table(false));
  expect(store.handover).toBe(1);
});

test("at one device each seat gets its own pages, and nobody reads them while it is passed on", () => {
  const store = new TableStore("t");
  store.hear(two(150, [0], { since: 100 }));
  store.take();
  store.earlier();
  const pages = [0, 1, null].map((seat) => ({ seat, events: [{ n: 5, event: `old for ${seat}` }] }));
  store.hear({ type: "past", since: 0, before: 100, faces: pages });
  expect(lines(store)[0]).toBe("old for 0");
  store.hear(two(151, [1], { since: 150 }));
  expect([store.log, store.hasEarlier]).toEqual([[], false]);
  store.take();
  expect(lines(store)[0]).toBe("old for 1");
});

test("when a bot takes over a seat, the eyes stay with the person who looks", () => {
  const store = new TableStore("t");
  const all = [0, 1, 2, null].map((seat) => face({ seat, moves: seat === 1 ? ["go"] : [] }));
  store.hear(position(1, { faces: all }));
  store.hear(position(1, { faces: all.slice(1) }));
  expect([store.face?.seat, store.handover]).toEqual([1, null]);
});

test("a hint for one person at a device is not shown to the next", async () => {
  const store = new TableStore("t");
  store.hear(two(1, [0]));
  store.take();
  store.adviser.ask("h");
  store.hear({ type: "advice", id: "h", text: "go", bot: "agatha", others: [], then: "" });
  expect(store.adviser.move).toBe("go");
  store.hear(two(2, [1]));
  store.take();
  await vi.advanceTimersByTimeAsync(0);
  expect([store.moves, store.adviser.move]).toEqual([["go"], ""]);
});

test("whoever has moved sees what came of it before the sheet comes, and a slip can be taken back there", async () => {
  TableStore.lingerMs = 1_800;
  const store = new TableStore("t");
  store.hear(info({ hot_seat: true }));
  store.hear(two(1, [0]));
  store.take();
  const moved = two(2, [1]);
  moved.faces[0]!.can_undo = true;
  store.hear(moved);
  expect([store.handover, store.face?.seat, store.moves]).toEqual([null, 0, []]);
  expect(lines(store).at(-1)).toBe("2 for 0");
  await vi.advanceTimersByTimeAsync(1_800);
  expect([store.handover, store.face]).toEqual([1, null]);
  expect(store.slip).toBe(0);
  store.undoSlip();
  expect(JSON.parse(FakeSocket.last.sent.at(-1)!)).toMatchObject({ type: "undo", seat: 0, at: 2 });
});
