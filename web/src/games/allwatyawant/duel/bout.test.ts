import { expect, it } from "vitest";

import { speaks } from "../../../testing.ts";
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView, DuelView } from "../generated/view.ts";
import { boutNow, isDuel } from "./bout.ts";

speaks("allwatyawant");

const duel: DuelView = {
  attacker_seat: 2,
  target_seat: 0,
  points: [1, 0],
  round: 1,
  exchange: 3,
  striker_seat: 0,
  has_laid: true,
  laid: null,
  shown: null,
  tricks: 0,
  hits: 0,
  is_off: false,
  exchanges: 3,
  rounds: 2,
  if_hit: null,
  if_parried: null,
  booty_left: 0,
  named: null,
};
const view = (more: Partial<DuelView> | null = {}, question = "Defend", where = "ashore"): AllwatyawantView =>
  ({
    question,
    duel: more && { ...duel, ...more },
    players: [{ where }, { where }, { where }],
  }) as unknown as AllwatyawantView;
const told = (...events: Record<string, unknown>[]): Happening[] =>
  events.map((event, n) => ({ n, ...event }) as unknown as Happening);
const STORY = told(
  { event: "attacked", seat: 2, other: 0 },
  { event: "laid", seat: 2 },
  { event: "defended", seat: 0, way: "vertical" },
  { event: "opened", seat: 2, way: "vertical" },
  { event: "hit", seat: 2, points: 1 },
  { event: "laid", seat: 2 },
  { event: "defended", seat: 0, way: "vertical" },
  { event: "opened", seat: 2, way: "horizontal" },
  { event: "parried", seat: 0 },
  { event: "laid", seat: 0 },
);

it("the exchanges of a duel come from what was told, the rest from the view", () => {
  const bout = boutNow(view(), STORY, null)!;
  expect(bout.exchanges.map((each) => [each.striker, each.attack, each.parry, each.result])).toEqual([
    [2, "vertical", "vertical", "hit"],
    [2, "horizontal", "vertical", "parried"],
    [0, null, null, null],
  ]);
  expect(bout).toMatchObject({ attacker: 2, target: 0, points: [1, 0], striker: 0, winner: null });
});

it("without what was told the view alone is right", () => {
  const bout = boutNow(view({ laid: "vertical", shown: "horizontal" }), [], null)!;
  expect(bout.points).toEqual([1, 0]);
  expect(bout.exchanges).toHaveLength(3);
  expect(bout.exchanges[2]).toMatchObject({ striker: 0, attack: "vertical", parry: "horizontal", open: true });
  expect(boutNow(view({ booty_left: 1 }), [], null)).toMatchObject({ winner: 2, booty: 1 });
});

it("what is being told is seen before the new view, and nothing of the same entry that comes later", () => {
  const later = told({ event: "x" }).map((event) => ({ ...event, n: 9 }));
  const scene = { event: STORY[9]!, past: [], ms: 1 } as unknown as Scene;
  expect(boutNow(view({ exchange: 2, has_laid: false }), [...STORY, ...later], scene)!.exchanges).toHaveLength(3);
  const first = { event: STORY[1]!, past: [STORY[0]!], ms: 1 } as unknown as Scene;
  expect(boutNow(view(null), STORY, first)).toMatchObject({ attacker: 2, points: [0, 0], exchanges: [{ striker: 2 }] });
});

it("a duel is on stage ashore, from the attack to the booty", () => {
  expect(isDuel(view(), null)).toBe(true);
  expect(isDuel(view({}, "CallParley", "afloat"), null)).toBe(false);
  expect(isDuel(view({}, "DriveAway"), null)).toBe(false);
  const scene = (...events: string[]): Scene => {
    const all = told(...events.map((event) => ({ event })));
    return { event: all.at(-1)!, past: all.slice(0, -1), ms: 1 };
  };
  expect(isDuel(view(null), scene("moved"))).toBe(false);
  expect(isDuel(view(null), scene("moved", "attacked"))).toBe(true);
  expect(isDuel(view(), scene("opened", "hit", "duel_tied"))).toBe(true);
  expect(isDuel(view(), scene("opened", "hit", "duel_tied", "uncovered"))).toBe(false);
  expect(isDuel(view(), scene("played", "robbed"))).toBe(true);
});
