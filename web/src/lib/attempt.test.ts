import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { face, position } from "../testing.ts";
import { api } from "./api.ts";
import { Attempt } from "./attempt.svelte.ts";
import type { BranchMove, Position, ReplayInfo, TableInfo, TryLine } from "./types.ts";

const info = { table: "t", names: ["Ada", "Bob"] } as unknown as ReplayInfo;
const table = {
  seats: [
    { seat: 0, bot: "" },
    { seat: 1, bot: "agatha" },
  ],
} as unknown as TableInfo;
const ask = vi.spyOn(api, "tryLine");

/** Both take turns, seat 0 first; the line is over after eight moves. */
function led(moves: readonly BranchMove[]): Position {
  const asked = moves.length < 8 ? [moves.length % 2] : [];
  return position(20 + moves.length, {
    since: 19 + moves.length,
    actors: asked,
    over: !asked.length,
    faces: [0, 1, null].map((seat) =>
      face({
        seat,
        moves: seat !== null && asked.includes(seat) ? ["left", "right"] : [],
        events: moves.length ? [{ n: 19 + moves.length, event: `move ${moves.length}`, seat: seat ?? -1 }] : [],
      }),
    ),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  ask.mockReset().mockImplementation(async (_: string, wish: TryLine) => {
    const before = wish.moves ?? [];
    const moves = wish.bot ? [...before, { seat: wish.seat!, text: "left", bot: wish.bot }] : before;
    return { moves, position: led(moves) };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(3_000);
const begun = async (line: BranchMove[] = []): Promise<Attempt> => {
  const attempt = new Attempt(info, table, 20, "", 0);
  void attempt.begin(line);
  await rest();
  return attempt;
};

test("one plays by hand, and the bot of a seat answers by itself", async () => {
  const attempt = await begun();
  expect([attempt.players, attempt.eyes, attempt.choices]).toEqual([["", "agatha"], 0, ["left", "right"]]);
  void attempt.move("right");
  await rest();
  expect(attempt.moves).toEqual([
    { seat: 0, text: "right", bot: "" },
    { seat: 1, text: "left", bot: "agatha" },
  ]);
  expect(attempt.events.map((event) => event.event)).toEqual(["move 1", "move 2"]);
  expect([attempt.position?.n, attempt.choices]).toEqual([22, ["left", "right"]]);
  await attempt.move("no such move");
  expect(attempt.moves.length).toBe(2);
});

test("taking back goes to one's own last move, without asking the server", async () => {
  const attempt = await begun();
  void attempt.move("right");
  await rest();
  const asked = ask.mock.calls.length;
  attempt.undo();
  expect([attempt.moves, attempt.position?.n, attempt.events]).toEqual([[], 20, []]);
  expect(ask.mock.calls.length).toBe(asked);
  attempt.undo();
  expect(attempt.position?.n).toBe(20);
});

test("an answer that comes after taking back is not shown", async () => {
  const attempt = await begun();
  void attempt.move("right");
  await rest();
  void attempt.move("left");
  attempt.undo();
  await rest();
  expect([attempt.moves, attempt.waiting, attempt.choices]).toEqual([[], false, ["left", "right"]]);
});

test("taking back while a bot is thinking does not stop the bots", async () => {
  const attempt = await begun();
  void attempt.move("right");
  await rest();
  void attempt.move("left");
  await vi.advanceTimersByTimeAsync(0);
  type Answer = { moves: BranchMove[]; position: Position };
  let answer!: (given: Answer) => void;
  ask.mockReturnValueOnce(new Promise<Answer>((resolve) => (answer = resolve)));
  await vi.advanceTimersByTimeAsync(1_000);
  attempt.undo();
  answer({ moves: [], position: led([]) });
  await rest();
  expect([attempt.running, attempt.moves.length]).toEqual([true, 2]);
  void attempt.move("left");
  await rest();
  expect(attempt.moves.length).toBe(4);
});

test("whoever is played by hand looks when asked, also both of them", async () => {
  const attempt = await begun();
  attempt.seatPlayedBy(1, "");
  void attempt.move("right");
  await rest();
  expect([attempt.moves.length, attempt.eyes, attempt.choices]).toEqual([1, 1, ["left", "right"]]);
  void attempt.move("left");
  await rest();
  expect([attempt.eyes, attempt.changeable]).toEqual([0, false]);
});

test("bots alone play to the end, and can be stopped", async () => {
  const attempt = await begun();
  attempt.toggle();
  attempt.seatPlayedBy(0, "pip");
  await rest();
  expect(attempt.moves.length).toBe(0);
  attempt.toggle();
  await vi.advanceTimersByTimeAsync(1_500);
  attempt.toggle();
  const [some] = [attempt.moves.length];
  await rest();
  expect(some).toBeGreaterThan(0);
  expect(attempt.moves.length).toBe(some);
  attempt.undo();
  expect([attempt.moves.length, attempt.running]).toEqual([some - 1, false]);
  attempt.toggle();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([attempt.position?.over, attempt.moves.length]).toEqual([true, 8]);
});

test("a better line is played out, then one can go on", async () => {
  const line = [0, 1, 0].map((seat) => ({ seat, text: "right", bot: "" }));
  const attempt = await begun(line);
  await rest();
  expect(attempt.moves.slice(0, 3)).toEqual(line);
  expect([attempt.moves[3]?.bot, attempt.choices]).toEqual(["agatha", ["left", "right"]]);
});

test("a refusal is told, and nothing goes on by itself", async () => {
  const attempt = await begun();
  ask.mockRejectedValueOnce(new Error("too busy"));
  void attempt.move("left");
  await rest();
  expect([attempt.problem, attempt.moves, attempt.choices]).toEqual(["too busy", [], ["left", "right"]]);
  void attempt.move("left");
  await rest();
  expect([attempt.problem, attempt.moves.length]).toEqual(["", 2]);
});
