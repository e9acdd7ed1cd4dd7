import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { speaks } from "../../../testing.ts";
import { pictures } from "../pictures.svelte.ts";
import Board from "../Board.svelte";
import type { BoardProps } from "../../../lib/boards.ts";
import { settings } from "../../../lib/settings.svelte.ts";
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { AllwatyawantView, PlankView } from "../generated/view.ts";
import golden from "../generated/shots.json";
import { foresee, handOf, ideas } from "./outlook.ts";
import { isAtPlank, lasts } from "./staging.ts";
import { scenes } from "../scenes.svelte.ts";
import { slideOf } from "./track.ts";
import { props as emptyProps, view as emptyView } from "../testing.ts";
import { de } from "../texts/board.de.ts";
import { en } from "../texts/board.en.ts";

speaks("allwatyawant");
beforeAll(() => vi.waitFor(() => expect([pictures.all, scenes.all]).not.toContain(null), { timeout: 60_000 }));

const STANDS = Array.from({ length: 9 }, (_, stand) => `stand ${stand + 1}`);
const AIMS = Array.from({ length: 121 }, (_, aim) => `aim ${(aim - 60) / 2}`);
const SPEEDS = Array.from({ length: 60 }, (_, push) => 220 + 20 * push);

const plank = (more: Partial<PlankView> = {}): PlankView => ({
  in_use: true,
  shooter_seat: 0,
  shots_left: 2,
  stones: 2,
  sunk: 0,
  need: 2,
  fouls: 0,
  lying: [45200, 6600],
  stand: null,
  aim: null,
  speed: null,
  last_tremor: null,
  last_shot: [],
  target_seat: null,
  quest: "Boar on the Path",
  stakes: [0, 1, 2, 3].map((sunk) => `f02 sunk ${sunk}`),
  ...more,
});
const view = (more: Partial<PlankView> = {}, hand = "normal"): AllwatyawantView =>
  emptyView({ hand_rule: hand, plank: plank(more), question: "TakeStand" });
const props = (more: Partial<BoardProps> = {}): BoardProps => emptyProps({ view: view(), moves: STANDS, ...more });
/** The board while the plank is on stage. */
async function atThePlank(more: Partial<BoardProps> = {}): Promise<ReturnType<typeof render<typeof Board>>> {
  const found = render(Board, props(more));
  await vi.waitFor(() => expect(document.querySelector("[data-plank]")).not.toBeNull(), { timeout: 30_000 });
  return found;
}
const offered = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLElement>("[data-move]")].map((each) => each.dataset.move!));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1100);
  settings.language = "en";
});
afterEach(cleanup);

test("every legal move has a button, at every step of a shot", async () => {
  const { rerender } = await atThePlank();
  expect(offered()).toEqual(new Set(STANDS));
  await rerender(props({ moves: [...STANDS, "stop"] }));
  expect(offered()).toEqual(new Set([...STANDS, "stop"]));
  await rerender(props({ view: view({ stand: 3 }), moves: AIMS }));
  expect(offered()).toEqual(new Set(AIMS));
  const shots = SPEEDS.map((speed) => `shoot ${speed}`);
  await rerender(props({ view: view({ stand: 3, aim: "-4" }), moves: shots }));
  expect(offered()).toEqual(new Set(shots));
  await rerender(props({ moves: ["no", "extra shot", "play chain-shot"] }));
  expect(offered()).toEqual(new Set(["no", "extra shot", "play chain-shot"]));
});

test("keys aim, and one press makes all three moves of a shot; on its way it is still mine", async () => {
  const follow = vi.fn();
  const { rerender } = await atThePlank({ follow });
  const keys = ["ArrowUp", "ArrowLeft", "ArrowLeft", "+", "+", "-"];
  for (const key of keys) await fireEvent.keyDown(document.body, { key });
  await fireEvent.click(screen.getByRole("button", { name: /^Shoot from stand 4, 1° left, 480 mm/ }));
  expect(follow.mock.calls).toEqual([[["stand 4", "aim -1", "shoot 480"], []]]);
  await rerender(props({ follow, moves: [] }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: /^Shoot from stand 4/ }).disabled).toBe(true);
  await rerender(props({ follow, moves: STANDS }));
  await fireEvent.click(screen.getByRole("button", { name: /^Shoot from stand 4/ }));
  expect(follow, "what was refused can be shot again").toHaveBeenCalledTimes(2);
});

test("shots worth a thought are described with their chances, and chosen by their names", async () => {
  await atThePlank({ view: view({ lying: [] }) });
  await fireEvent.click(screen.getByRole("button", { name: "Shots" }));
  const [best] = ideas([], handOf("normal"), 8);
  const named = screen.getAllByRole("button", { name: /^Hole \d, .+, from stand \d: \d+\s%$/ });
  expect(named.length).toBeGreaterThan(3);
  await fireEvent.click(named[0]!);
  expect(screen.getByRole("button", { name: /^Shoot from/ }).getAttribute("data-move")).toBe(
    `stand ${best!.aimed.stand + 1}`,
  );
});

test("where flicks count nothing is foreseen, and a shot that is chosen is a push that trembles", async () => {
  const follow = vi.fn();
  const { unmount } = await atThePlank({ view: view({}, "flick"), moves: ["stand 5"], follow });
  expect(screen.queryByRole("button", { name: /^Shoot from/ })).toBe(null);
  expect(document.querySelector(".spread")).toBe(null);
  await fireEvent.click(screen.getByRole("button", { name: "Aim" }));
  expect(document.querySelector(".spread")).not.toBe(null);
  unmount();
  // Whoever has chosen a place and an aim cannot flick: the hand would only have to find the strength.
  await atThePlank({ view: view({ stand: 5, aim: "0" }, "flick"), moves: ["shoot 300", "foul", "push 460"], follow });
  expect(screen.queryByRole("button", { name: "Flick" })).toBe(null);
  await fireEvent.click(screen.getByRole("button", { name: /^Shoot from/ }));
  expect(follow.mock.calls).toEqual([[["push 460"], []]]);
});

test("whoever watches aims at nothing and sees what is chosen", async () => {
  await atThePlank({ moves: [], view: view({ stand: 3, aim: "-4", shooter_seat: 1 }) });
  expect(offered().size).toBe(0);
  expect(document.body.textContent).toContain("Stand 3, 4° left.");
  expect(document.querySelector(".spread")).toBe(null);
});

const shot = golden.shots.find((each) => each.lying.length === 0 && each.sunk === 0)!;
const after = view({ lying: shot.after, last_shot: shot.happenings, shots_left: 1 });
const scene = (event: string, rest: string[] = [], leads = after): Scene => ({
  event: { n: 5, event },
  past: [],
  ms: 1000,
  story: { rest: rest.map((each) => ({ n: 5, event: each })), leads },
});

test("a slide lasts as long as the stones move, and is the engine's own", () => {
  const last = Math.max(...shot.happenings.map((each) => each[2]!));
  const on = scene("released", ["bounced", "stopped"]);
  expect(lasts(on.event, on.story!)).toBeGreaterThan(last);
  expect(lasts({ n: 5, event: "bounced" }, on.story!)).toBe(0);
  expect(lasts({ n: 5, event: "threw" }, on.story!)).toBe(null);
  const { track } = slideOf(view({ lying: [] }), on)!;
  expect(track.at(track.ends).map(({ x, y }) => [x, y])).toEqual([[shot.after[0]! / 100, shot.after[1]! / 100]]);
});

test("a shot that is overtaken by another is not played, and the plank stays until all is told", () => {
  const on = scene("released", ["stopped", "released", "stopped"]);
  expect(lasts(on.event, on.story!)).toBe(0);
  expect(isAtPlank(view({ in_use: false }), scene("series_ended"))).toBe(true);
  expect(isAtPlank(view({ in_use: false }), scene("threw"))).toBe(false);
  expect(isAtPlank(view(), null)).toBe(true);
});

test("foreseen chances add up", () => {
  const { nothing, something, holes } = foresee([], { stand: 1, aim: 60, push: 12 }, handOf("shaky"));
  expect(nothing + something).toBeCloseTo(1);
  expect(Math.max(...holes)).toBeLessThanOrEqual(something);
});

test("German says everything that English does, with the same gaps", () => {
  const gaps = (text: string): string[] =>
    [...text.matchAll(/(?<!(?:one|other|=\d) )\{(\w+)[,}]/g)].map((found) => found[1]!).sort();
  expect(Object.keys(de)).toEqual(Object.keys(en));
  for (const key of Object.keys(en) as (keyof typeof en)[])
    expect([key, [...new Set(gaps(de[key]))]]).toEqual([key, [...new Set(gaps(en[key]))]]);
});

test("what stones do is good for whoever shoots and bad for whom they hit, also when the series is over", async () => {
  const on = (): string => document.querySelector("li.on")!.className;
  const { rerender } = await atThePlank({ view: { ...view({ sunk: 2 }), you_seat: 0 } });
  expect(on()).toContain("good");
  await rerender(props({ view: { ...view({ sunk: 0 }), you_seat: 0 } }));
  expect(on()).toContain("none");
  await rerender(props({ view: { ...view({ sunk: 2, target_seat: 1 }), you_seat: 1 }, moves: [] }));
  expect(on()).toContain("bad");
  const ended = { n: 3, event: "series_ended", seat: 0, sunk: 2 };
  await rerender(props({ view: view(), moves: [], scene: { event: ended, past: [], ms: 1 } }));
  expect(screen.getByText(/2 stones sunk\. f02 sunk 2/).className).toContain("good");
});

test("once the task is met and no stone brings more, stopping is what is lit; a miss costs nothing then", async () => {
  const lit = (): string[] => [...document.querySelectorAll(".go .primary")].map((each) => each.textContent!.trim());
  const { rerender } = await atThePlank({ view: view({ sunk: 1 }) });
  expect(lit()).toEqual(["Shoot"]);
  expect(document.body.textContent).toContain("If it misses: f02 sunk 1");
  await rerender(props({ view: view({ sunk: 3 }), moves: [...STANDS, "stop"] }));
  expect(lit()).toEqual(["That is enough"]);
});
