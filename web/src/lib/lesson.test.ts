import { expect, test } from "vitest";

import type { StepInfo, WhenInfo } from "../generated/wire.ts";
import { fits, isTold, nextStep, type Moment } from "./lesson.ts";

const step = (name: string, when: Partial<WhenInfo> = {}): StepInfo => ({
  name,
  idea: "",
  when: { asked: [], offers: [], told: {}, view: {}, after: [], ...when },
  point: [],
  wish: [],
  replies: {},
  holds: false,
  ends: false,
});
const moment = (more: Partial<Moment> = {}): Moment => ({
  prompt: "choose",
  moves: ["keep dog-3-2", "pass"],
  view: {
    round: 2,
    players: [
      { coins: 4, cards: ["red-1"] },
      { coins: 0, cards: [] },
    ],
  },
  told: [
    { n: 1, event: "drew", seat: 1, card: "red-1" },
    { n: 2, event: "drew", seat: 0, card: "red-2" },
  ],
  me: 0,
  ...more,
});
const comes = (when: Partial<WhenInfo>, more: Partial<Moment> = {}, done: string[] = []): boolean =>
  nextStep([step("it", when)], moment(more), done) !== null;

test.each([
  ["pass", "pass", true],
  ["pass", "pass on", false],
  ["keep *", "keep dog-3-2", true],
  ["keep dog-*-2", "keep dog-3-2", true],
  ["keep dog-*-2", "keep dog-2", false],
  ["*dog*", "keep dog-2", true],
  ["*", "anything", true],
  ["keep a.c", "keep abc", false],
])("%s is %s: %s", (pattern, text, isLike) => expect(fits(pattern, text)).toBe(isLike));

test("a step comes when all that is given is so", () => {
  expect(comes({})).toBe(true);
  expect(comes({ asked: ["choose"], offers: ["keep *"] })).toBe(true);
  expect(comes({ asked: ["choose"] }, { moves: [] }), "somebody else is asked").toBe(false);
  expect(comes({ asked: ["throw"] })).toBe(false);
  expect(comes({ asked: ["choose"], offers: ["throw"] })).toBe(false);
  expect(comes({ after: ["before"] })).toBe(false);
  expect(comes({ after: ["before"] }, {}, ["before"])).toBe(true);
  expect(comes({}, {}, ["it"]), "it is done").toBe(false);
});

test("a view holds a value, one of several, at least so much, or something in a list", () => {
  expect(comes({ view: { round: 2 } })).toBe(true);
  expect(comes({ view: { round: [1, 2] } })).toBe(true);
  expect(comes({ view: { round: [1, 3] } })).toBe(false);
  expect(comes({ view: { "players.me.coins": { least: 4 } } })).toBe(true);
  expect(comes({ view: { "players.1.coins": { least: 1 } } })).toBe(false);
  expect(comes({ view: { "players.me.cards": "red-1" } })).toBe(true);
  expect(comes({ view: { "players.7.cards": "red-1" } })).toBe(false);
  expect(comes({ view: { "players.*.coins": { least: 4 } } })).toBe(true);
  expect(comes({ view: { "players.*.coins": { least: 5 } } })).toBe(false);
  expect(comes({ view: { "players.*.cards": "red-1" } })).toBe(true);
});

test("what was told is mine, or somebody else's", () => {
  const drew = { n: 1, event: "drew", seat: 1, card: "red-1" };
  expect(isTold({ event: "drew", seat: "others" }, drew, 0)).toBe(true);
  expect(isTold({ event: "drew", seat: "me" }, drew, 0)).toBe(false);
  expect(isTold({ event: "drew", card: "red-2" }, drew, 0)).toBe(false);
  expect(comes({ told: { event: "drew", seat: "me", card: "red-2" } })).toBe(true);
  expect(comes({ told: { event: "drew", seat: "me", card: "red-1" } })).toBe(false);
});

test("the first step whose time has come is the next, and the others wait", () => {
  const steps = [step("late", { view: { round: 5 } }), step("now"), step("after")];
  expect(nextStep(steps, moment(), [])?.name).toBe("now");
  expect(nextStep(steps, moment(), ["now"])?.name).toBe("after");
  expect(nextStep(steps, moment({ view: { round: 5 } }), ["now"])?.name).toBe("late");
});
