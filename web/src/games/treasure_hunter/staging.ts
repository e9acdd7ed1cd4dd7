/** How the board stages events: how long each takes, how it sounds, and which scene it belongs to. */
import type { SoundName } from "../../lib/boards.ts";
import type { Scene, Story } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import type { TreasureHunterView } from "./generated/view.ts";
import { kindOf } from "./words.ts";

const LASTS: Record<string, number> = {
  round: 7000,
  opened: 160,
  came: 220,
  dealt: 350,
  drew: 160,
  passed_on: 420,
  got: 120,
  arrived: 700,
  showed: 110,
  total: 170,
  played: 520,
  slept: 420,
  hired: 170,
  brought: 520,
  joined: 620,
  came_late: 620,
  passed: 170,
  captured: 900,
  uncaptured: 760,
  goblins: 900,
  guarded: 240,
  claimed: 900,
  fled: 640,
  discarded: 90,
  used: 560,
  done: 120,
  counted: 260,
};

/** What is told of each player takes longer where there are few of them. */
const SHARED: Record<string, number> = { stole: 1900, collected: 2400 };
const SHORTEST = 340;
/** How long a scene that nobody can act in stays when all of it is told, so that it can be read. */
const HOLD = 1100;
const READ: readonly SceneName[] = ["goblins", "coins"];

export function lasts(event: Happening, { rest, leads }: Story): number {
  const seats = (leads as TreasureHunterView).players.length;
  const shared = SHARED[event.event];
  const ms = shared ? Math.max(SHORTEST, shared / seats) : (LASTS[event.event] ?? 0);
  const scene = SCENES[event.event];
  const next = rest.map((later) => SCENES[later.event]).find(Boolean);
  return ms && scene && READ.includes(scene) && next !== scene ? ms + HOLD : ms;
}

const SOUNDS: Record<string, SoundName> = {
  opened: "knock",
  dealt: "card",
  kept: "card",
  set_aside: "card",
  passed_on: "card",
  arrived: "step",
  showed: "card",
  played: "card",
  slept: "chime",
  hired: "coin",
  brought: "card",
  joined: "chime",
  came_late: "knock",
  captured: "chime",
  uncaptured: "knock",
  goblins: "curse",
  stole: "coin",
  claimed: "fanfare",
  fled: "knock",
  collected: "coin",
  used: "coin",
};

export const sounds = (event: Happening): SoundName | null => SOUNDS[event.event] ?? null;

export type SceneName = "draft" | "location" | "goblins" | "coins" | "scrolls" | "count" | "round";

/** Events that belong to a scene whatever the view, which is older, still shows. */
const SCENES: Record<string, SceneName> = {
  first_dealer: "draft",
  round: "round",
  opened: "draft",
  left_out: "draft",
  came: "draft",
  dealt: "draft",
  arrived: "location",
  captured: "location",
  uncaptured: "location",
  goblins: "goblins",
  guarded: "goblins",
  stole: "goblins",
  claimed: "goblins",
  fled: "goblins",
  collected: "coins",
  discarded: "coins",
  used: "scrolls",
  done: "scrolls",
  counted: "count",
};

/** All that was told and is not yet in the view, the present event last. */
export const told = (scene: Scene | null): Happening[] => (scene ? [...scene.past, scene.event] : []);

/** Which scene is on: the one of the event that is told, or the one of the step of the round. */
export function sceneNow(view: TreasureHunterView, scene: Scene | null): SceneName {
  const events = told(scene);
  for (const event of events.reverse()) {
    if (event.event === "round") return event === scene?.event && Number(event.round) > 1 ? "round" : "draft";
    if (event.event === "showed" && kindOf(String(event.card)) === "coin") return "coins";
    const name = SCENES[event.event];
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

/** What was told from the last event of this kind on, as far as it is shown; nothing if there was none. */
export function since(events: readonly Happening[], kind: string): Happening[] {
  const start = events.findLastIndex((event) => event.event === kind);
  return start < 0 ? [] : events.slice(start);
}
