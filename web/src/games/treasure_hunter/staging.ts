/** How the board stages events: how long each takes, how it sounds, and which scene it belongs to. */
import type { SoundName } from "../../lib/boards.ts";
import type { Scene, Story } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import { dwell } from "./dwell.svelte.ts";
import type { TreasureHunterView } from "./generated/view.ts";
import { kindOf } from "./words.ts";

export type SceneName = "draft" | "location" | "goblins" | "coins" | "scrolls" | "count" | "round";

/** Of each event: how long it lasts, how it sounds, and to which scene it belongs whatever the view, which is older,
 * still shows. */
const STAGED: Record<string, [ms: number, sound?: SoundName | null, scene?: SceneName]> = {
  first_dealer: [0, null, "draft"],
  round: [7000, null, "round"],
  opened: [160, "knock", "draft"],
  left_out: [0, null, "draft"],
  came: [220, null, "draft"],
  dealt: [350, "card", "draft"],
  arrived: [700, "step", "location"],
  captured: [900, "chime", "location"],
  uncaptured: [760, "knock", "location"],
  goblins: [900, "curse", "goblins"],
  guarded: [240, null, "goblins"],
  stole: [0, "coin", "goblins"],
  won_tie: [900, "chime", "goblins"],
  claimed: [900, "fanfare", "goblins"],
  fled: [640, "knock", "goblins"],
  collected: [0, "coin", "coins"],
  discarded: [90, null, "coins"],
  used: [560, "coin", "scrolls"],
  done: [120, null, "scrolls"],
  counted: [260, null, "count"],
  drew: [160],
  passed_on: [420, "card"],
  got: [120],
  showed: [110, "card"],
  total: [170],
  played: [520, "card"],
  slept: [420, "chime"],
  hired: [170, "coin"],
  brought: [520, "card"],
  joined: [620, "chime"],
  came_late: [620, "knock"],
  passed: [170],
  kept: [0, "card"],
  set_aside: [0, "card"],
};

const sceneOf = ({ event }: Happening): SceneName | undefined => STAGED[event]?.[2];

/** What is told of each player takes longer where there are few of them. */
const SHARED: Record<string, number> = { stole: 1900, collected: 2400 };
const SHORTEST = 340;
/** How long a scene that nobody can act in stays when all of it is told, so that it can be read. */
const HOLD = 1100;
/** So long one looks at the last card of a pack, which comes by itself. */
const LAST = 1600;
const READ: readonly SceneName[] = ["goblins", "coins"];

/** Is this the last that is told of a scene? */
function isLast(event: Happening, rest: readonly Happening[]): boolean {
  const scene = sceneOf(event);
  return !!scene && READ.includes(scene) && rest.map(sceneOf).find(Boolean) !== scene;
}

export function lasts(event: Happening, { rest, leads }: Story): number {
  const { players, hand } = leads as TreasureHunterView;
  const seats = players.length;
  if (event.event === "got" && event.card != null && hand) return LAST;
  const shared = SHARED[event.event];
  const ms = shared ? Math.max(SHORTEST, shared / seats) : (STAGED[event.event]?.[0] ?? 0);
  return ms && isLast(event, rest) ? ms + HOLD : ms;
}

/** Whoever wants to dwell goes on from scene to scene, and to the next round. */
export const holds = (event: Happening, { rest }: Story): boolean =>
  dwell.on && (isLast(event, rest) || (event.event === "round" && Number(event.round) > 1));

export const sounds = (event: Happening): SoundName | null => STAGED[event.event]?.[1] ?? null;

/** All that was told and is not yet in the view, the present event last. */
export const told = (scene: Scene | null): Happening[] => (scene ? [...scene.past, scene.event] : []);

/** Which scene is on: the one of the event that is told, or the one of the step of the round. */
export function sceneNow(view: TreasureHunterView, scene: Scene | null): SceneName {
  const events = told(scene);
  for (const event of events.reverse()) {
    if (event.event === "round") return event === scene?.event && Number(event.round) > 1 ? "round" : "draft";
    if (event.event === "showed" && kindOf(String(event.card)) === "coin") return "coins";
    const name = sceneOf(event);
    if (name) return name;
  }
  if (view.step === "goblins" || view.step === "scrolls" || view.step === "count") return view.step;
  return view.step === "prepare" || view.step === "assemble" ? "draft" : "location";
}

/** The steps of a round as the tracker shows them, and which one it is. */
export const STEPS = ["draft", "blue", "green", "red", "goblins", "coins", "scrolls"] as const;
export type Step = (typeof STEPS)[number];

export function stepNow(view: TreasureHunterView, scene: Scene | null): number {
  const name = sceneNow(view, scene);
  if (name === "round" || name === "count") return STEPS.length;
  if (name === "location") return 1 + placeNow(view, scene);
  return STEPS.indexOf(name);
}

/** The location that is visited, by its number. */
export function placeNow(view: TreasureHunterView, scene: Scene | null): number {
  const arrived = told(scene).findLast((event) => event.event === "arrived");
  if (arrived) return view.locations.findIndex((each) => each.location === arrived.location);
  const here = view.locations.findIndex((each) => each.colour === view.step);
  return here >= 0 ? here : view.locations.length - 1;
}
