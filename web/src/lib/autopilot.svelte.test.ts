import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Autopilot } from "./autopilot.svelte.ts";
import { ask as wantToBeAsked } from "./habits.ts";
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
  position = $state.raw<{ prompt: { prompt: string; location?: string } }>({ prompt: { prompt: "window" } });
  info = $state.raw({ game: "g", watchers: 0, seats: [seat(0, true), seat(1, false, "bot")] });
  made: string[] = [];
  isPickedUp = false;
  choose = (text: string): void => autopilot.give(text);
  move(text: string): void {
    this.made.push(text);
    this.moves = [];
    autopilot.moved(text);
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
  settings.unasked = [];
  settings.speed = 1;
  table = new Table();
  autopilot = new Autopilot(
    table as unknown as TableStore,
    () => luck,
    () => ({ windows: { pass: ["played"] }, habits: { window: "accept" } }),
  );
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
  test("does not ask for a moment what is on its way already, nor keep anybody waiting for nothing", () => {
    ask("pass");
    expect(autopilot.isAnswering).toBe(true);
    vi.advanceTimersByTime(0);
    expect(table.made).toEqual(["pass"]);
    table.busy = true;
    table.moves = ["pass"];
    flushSync();
    expect([autopilot.answer, autopilot.isAnswering], "sent, and not yet through").toEqual(["", true]);
    table.busy = false;
    ask("pass", "play tiger");
    expect(autopilot.isAnswering).toBe(false);
    table.move("play tiger");
    table.busy = true;
    expect(autopilot.isAnswering, "what I chose myself").toBe(false);
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
    table.info = { ...table.info, seats: [seat(0, true, "person", true)] };
    ask("pass");
    expect(waited()).toBeNull();
  });
});

test("where there is a choice, the person is asked", () => {
  ask("pass", "play tiger");
  expect(waited()).toBeNull();
});

describe("among people", () => {
  const people = [seat(0, true), seat(1, false)];
  const LUCK = [0, 0.25, 0.5, 0.75, 0.99, 0.9999];
  /** For each luck: how long it takes until the answer is heard, if it comes about in this way. */
  const delays = (answer: () => void, seats: unknown[] = people, watchers = 0): (number | null)[] =>
    LUCK.map((each) => {
      luck = each;
      table.info = { ...table.info, watchers, seats: seats as Table["info"]["seats"] };
      answer();
      return waited();
    });
  const forced = (): void => ask("pass");
  const declined = (): void => {
    ask("pass", "play tiger");
    autopilot.give("pass");
    flushSync();
  };
  const until = (): void => {
    ask("pass", "play tiger");
    autopilot.goOnWith("pass", []);
    flushSync();
  };

  test("the moment is luck's alone, whether there was a choice or not", () => {
    const moments = delays(forced);
    expect(moments).not.toContain(null);
    expect(new Set(moments).size).toBe(LUCK.length);
    expect(delays(declined)).toEqual(moments);
    expect(delays(until)).toEqual(moments);
    autopilot.same = "";
    table.log = [{ n: 3, event: { n: 3, event: "drew", seat: 0 } }];
    expect(delays(forced)).toEqual(moments);
    expect(new Set(table.made)).toEqual(new Set(["pass"]));
  });
  test("no answer is too quick for a person, and none is so slow that it proves a choice", () => {
    const moments = delays(forced) as number[];
    expect(moments[0]).toBeGreaterThanOrEqual(1_500);
    expect(moments[4]).toBeGreaterThanOrEqual(8_000);
    expect(moments[5]).toBeGreaterThan(moments[4]!);
  });
  test("who thinks longer than luck is heard at once", () => {
    luck = 0;
    table.info = { ...table.info, seats: people };
    ask("pass", "play tiger");
    vi.advanceTimersByTime(5_000);
    autopilot.give("pass");
    expect(table.made).toEqual(["pass"]);
  });
  test("what others see anyway is not held back", () => {
    table.info = { ...table.info, seats: people };
    ask("pass", "play tiger");
    autopilot.give("play tiger");
    expect(table.made).toEqual(["play tiger"]);
  });
  test("who is asked every time answers as quickly as they like", () => {
    settings.everyQuestion = true;
    table.info = { ...table.info, seats: people };
    ask("pass", "play tiger");
    autopilot.give("pass");
    expect(table.made).toEqual(["pass"]);
  });
  test("an answer that nobody has heard can be taken back, and does not answer another question", () => {
    table.info = { ...table.info, seats: people };
    declined();
    autopilot.stop();
    flushSync();
    expect(waited()).toBeNull();
    declined();
    ask("pass", "play whip");
    expect(waited()).toBeNull();
  });
  test("news of the table do not draw another moment", () => {
    luck = 0.5;
    table.info = { ...table.info, seats: people };
    ask("pass");
    const moment = waited();
    ask("pass");
    vi.advanceTimersByTime(1_000);
    luck = 0.9;
    table.info = { ...table.info };
    flushSync();
    expect(waited()).toBe(moment! - 1_000);
  });
  test("those who watch count too, and those at the same device", () => {
    const moments = delays(forced);
    expect(delays(forced, [seat(0, true)], 1)).toEqual(moments);
    expect(delays(forced, [seat(0, true), seat(1, true)])).toEqual(moments);
  });
  test("alone with bots it is quick", () => {
    const bots = [seat(0, true), seat(1, false, "bot")];
    expect(Math.max(...(delays(forced, bots) as number[]))).toBeLessThan(1_500);
    expect(Math.max(...(delays(declined, bots) as number[]))).toBe(0);
  });
});

describe("a question that I need not be asked", () => {
  test("is answered as usual, whatever I hold", () => {
    ask("accept", "again");
    expect(waited()).toBeNull();
    wantToBeAsked("g", "window", false);
    ask("accept", "again");
    expect([autopilot.ground, waited()]).toEqual(["habit", 500]);
    ask("accept", "again", "tailwind");
    expect(waited()).toBe(500);
    expect(table.made).toEqual(["accept", "accept"]);
    wantToBeAsked("g", "window", true);
    ask("accept", "again");
    expect(waited()).toBeNull();
  });
  test("is asked in another game, and any other question", () => {
    wantToBeAsked("other", "window", false);
    ask("accept", "again");
    expect(waited()).toBeNull();
    wantToBeAsked("g", "window", false);
    table.position = { prompt: { prompt: "other" } };
    ask("accept", "again");
    expect(waited()).toBeNull();
  });
});

describe("several answers at once", () => {
  beforeEach(() => {
    ask("claim", "pass");
    autopilot.follow(["pass", "pass", "claim"], ["revealed"]);
  });
  test("are given one after the other", () => {
    for (const made of [["pass"], ["pass", "pass"], ["pass", "pass", "claim"]]) {
      expect(table.made).toEqual(made);
      ask("claim", "pass");
      waited();
    }
    expect(table.made).toHaveLength(3);
    expect(autopilot.plan).toEqual([]);
  });
  test("and after what was only picked up, whoever wants to be asked is asked", () => {
    const asked: string[] = [];
    table.isPickedUp = true;
    table.choose = (text) => void asked.push(text);
    ask("claim", "pass");
    expect(waited()).toBeNull();
    expect(asked, "once").toEqual(["pass"]);
    table.isPickedUp = false;
    autopilot.give("pass");
    ask("claim", "pass");
    waited();
    expect(table.made).toEqual(["pass", "pass", "claim"]);
  });
  test("until others change something", () => {
    table.log = [{ n: 8, event: { n: 8, event: "revealed" } }];
    ask("claim", "pass");
    expect(waited()).toBeNull();
    expect(autopilot.plan).toEqual([]);
    expect(table.made).toEqual(["pass"]);
  });
  test("until one of them cannot be given", () => {
    ask("claim", "end");
    expect(waited()).toBeNull();
    ask("claim", "pass");
    expect(waited()).toBeNull();
  });
  test("until the person does something else or wants to be asked", () => {
    ask("claim", "pass");
    autopilot.stop();
    flushSync();
    expect(waited()).toBeNull();
    autopilot.follow(["pass", "pass"], []);
    ask("claim", "pass");
    table.move("claim");
    ask("claim", "pass");
    expect(waited()).toBeNull();
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
  test("the window of another place is asked about", () => {
    table.position = { prompt: { prompt: "window", location: "Lava Cave" } };
    ask("pass", "play tiger");
    expect(waited()).toBeNull();
    expect(autopilot.same).toBe("");
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
