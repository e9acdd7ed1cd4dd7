import { expect, it } from "vitest";

import { speaks } from "../../../testing.ts";
import type { Scene } from "../../../lib/stage.svelte.ts";
import { isDuel } from "../duel/bout.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { battleNow } from "./battle.ts";

speaks("allwatyawant");

const afloat = { where: "afloat", space: "a4" };
const view = (question: string, more: object = {}): AllwatyawantView =>
  ({
    question,
    players: [afloat, afloat, { where: "ashore", space: "p05" }, afloat],
    asked_for: [[0, 1]],
    duel: null,
    plank: null,
    ...more,
  }) as unknown as AllwatyawantView;
const duel = { attacker_seat: 0, target_seat: 1, hits: 2, is_off: false };

it("whoever may attack at sea sees all rafts on the same wave", () => {
  expect(battleNow(view("AttackAtSea"), null)).toMatchObject({ moment: "meet", attacker: 1, targets: [0, 3] });
  expect(battleNow(view("ChooseWay"), null)).toBeNull();
});

it("parley and bulwark at sea belong to the battle, parley ashore to the duel", () => {
  const sea = view("CallParley", { duel });
  expect(battleNow(sea, null)).toMatchObject({ moment: "parley", attacker: 0, targets: [1] });
  expect(isDuel(sea, null)).toBe(false);
  const hit = view("RaiseBulwark", { duel, plank: { shooter_seat: 0 } });
  expect(battleNow(hit, null)).toMatchObject({ moment: "bulwark", attacker: 0, targets: [1], hits: 2 });
  const ashore = view("CallParley", { duel: { ...duel, attacker_seat: 2 } });
  expect(battleNow(ashore, null)).toBeNull();
  expect(isDuel(ashore, null)).toBe(true);
});

it("what is told of a battle at sea is seen there", () => {
  const scene = { event: { n: 1, event: "parleyed", seat: 1 }, past: [], ms: 1 } as unknown as Scene;
  expect(battleNow(view("CallParley", { duel }), scene)).toMatchObject({ moment: "parleyed", targets: [1] });
  expect(isDuel(view("CallParley", { duel }), scene)).toBe(false);
});
