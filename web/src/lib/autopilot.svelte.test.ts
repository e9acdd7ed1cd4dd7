import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Autopilot } from "./autopilot.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { TableStore } from "./table.svelte.ts";

/** A table as far as the autopilot looks at it. */
class Table {
  moves = $state.raw<string[]>([]);
  busy = $state(false);
  connected = $state(true);
  log = $state.raw<{ n: number; event: { n: number; event: string; seat?: number } }[]>([]);
  face = { seat: 0 };
  latest = { n: 7 };
  info = $state.raw({ watchers: 0, seats: [seat(0, true), seat(1, false, "bot")] });
  made: string[] = [];
  move(text: string): void {
    this.made.push(text);
    this.moves = [];
  }
}
const seat = (number: number, yours: boolean, kind = "person", covered = false) => ({
  seat: number,
  yours,
  kind,
  covered,
});

let table: Table;
let autopilot: Autopilot;
let luck = 0.5;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.everyQuestion = false;
  settings.speed = 1;
  table = new Table();
  autopilot = new Autopilot(table as unknown as TableStore, () => luck);
  stop = $effect.root(() => {
    $effect(() => autopilot.watch());
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function ask(...moves: string[]): void {
  table.moves = moves;
  flushSync();
}
/** How long it takes until something is answered, in steps of 100 ms; null: for ever. */
function waited(): number | null {
  const before = table.made.length;
  for (let ms = 0; ms <= 20_000; ms += 100) {
    if (table.made.length > before) return ms;
    vi.advanceTimersByTime(100);
    flushSync();
  }
  return null;
}

describe("a question with one answer", () => {
  test("is answered by itself", () => {
    ask("pass");
    expect(autopilot.answer).toBe("pass");
    expect(waited()).not.toBeNull();
    expect(table.made).toEqual(["pass"]);
  });
  test("is asked if the person wants every question", () => {
    settings.everyQuestion = true;
    ask("pass");
    expect(waited()).toBeNull();
  });
  test("is asked after something was taken back", () => {
    autopilot.stop();
    ask("pass");
    expect(waited()).toBeNull();
  });
  test("waits for the connection and for the stage", () => {
    table.connected = false;
    table.busy = true;
    ask("pass");
    expect(waited()).toBeNull();
    table.connected = true;
    table.busy = false;
    flushSync();
    expect(waited()).not.toBeNull();
  });
  test("is left to the bot that plays for me", () => {
    table.info = { watchers: 0, seats: [seat(0, true, "person", true)] };
    ask("pass");
    expect(waited()).toBeNull();
  });
});

test("where there is a choice, the person is asked", () => {
  ask("pass", "play tiger");
  expect(waited()).toBeNull();
});

describe("among people", () => {
  const delays = (seats: unknown[], watchers = 0): (number | null)[] =>
    [0, 0.25, 0.5, 0.75, 0.99].map((each) => {
      luck = each;
      table.info = { watchers, seats } as Table["info"];
      ask("pass");
      return waited();
    });
  test("an answer takes as long as luck says, whatever the answer is", () => {
    const people = [seat(0, true), seat(1, false)];
    const passed = delays(people);
    expect(Math.min(...(passed as number[]))).toBeGreaterThanOrEqual(1_500);
    expect(new Set(passed).size).toBe(5);
    table.log = [{ n: 3, event: { n: 3, event: "drew", seat: 0 } }];
    expect(delays(people)).toEqual(passed);
  });
  test("those who watch count too", () => {
    expect(Math.min(...(delays([seat(0, true)], 1) as number[]))).toBeGreaterThanOrEqual(1_500);
  });
  test("alone with bots it is quick", () => {
    expect(Math.max(...(delays([seat(0, true), seat(1, false, "bot")]) as number[]))).toBeLessThan(1_500);
  });
});

describe("until something changes", () => {
  beforeEach(() => {
    ask("pass", "play tiger");
    autopilot.goOnWith("pass", ["played"]);
  });
  test("the same is answered again", () => {
    expect(table.made).toEqual(["pass"]);
    ask("pass", "play tiger");
    expect(waited()).not.toBeNull();
    ask("pass");
    expect(waited()).not.toBeNull();
    expect(table.made).toEqual(["pass", "pass", "pass"]);
  });
  test("a new choice is asked for, and from then on every one", () => {
    ask("pass", "play whip");
    expect(waited()).toBeNull();
    expect(autopilot.same).toBe("");
    ask("pass", "play tiger");
    expect(waited()).toBeNull();
  });
  test("what another does makes me think again, what I do does not", () => {
    table.log = [
      { n: 6, event: { n: 6, event: "played", seat: 1 } },
      { n: 7, event: { n: 7, event: "played", seat: 0 } },
      { n: 8, event: { n: 8, event: "passed", seat: 1 } },
    ];
    ask("pass", "play tiger");
    expect(waited()).not.toBeNull();
    table.log = [...table.log, { n: 9, event: { n: 9, event: "played", seat: 1 } }];
    ask("pass", "play tiger");
    expect(waited()).toBeNull();
  });
  test("another question is asked", () => {
    ask("keep tiger", "keep whip");
    expect(waited()).toBeNull();
  });
  test("the person may want to be asked again", () => {
    autopilot.stop();
    ask("pass", "play tiger");
    expect(waited()).toBeNull();
  });
});
