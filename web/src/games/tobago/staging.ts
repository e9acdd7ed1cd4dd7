/** How the board stages events: how long each takes, how it sounds, and how a treasure stands meanwhile. */
import type { SoundName } from "../../lib/boards.ts";
import type { Scene, Story } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import type { TobagoView } from "./generated/view.ts";

const LASTS: Record<string, number> = {
  placed: 350,
  faced: 300,
  parked: 350,
  opened: 500,
  drew: 150,
  shuffled: 200,
  turn: 200,
  found_amulet: 400,
  played: 650,
  spent_amulet: 300,
  struck: 500,
  exchanged: 350,
  doubled: 500,
  swapped: 600,
  raised: 800,
  looked: 180,
  added: 180,
  reshuffled: 700,
  revealed: 650,
  claimed: 550,
  passed: 400,
  discarded: 220,
  cursed: 900,
  warded: 800,
  lost: 800,
  spared: 700,
  surfaced: 500,
  turned: 300,
  stuck: 600,
  ending: 1600,
};

export function lasts(event: Happening): number {
  if (event.event === "drove") return Math.min(900, 240 + 200 * Number(event.legs ?? 1));
  if (event.event === "revealed" && event.card === "curse") return 900;
  return LASTS[event.event] ?? 0;
}

const SOUNDS: Record<string, SoundName> = {
  placed: "knock",
  faced: "knock",
  parked: "knock",
  drove: "step",
  opened: "card",
  played: "card",
  drew: "card",
  exchanged: "card",
  revealed: "card",
  looked: "card",
  found_amulet: "chime",
  surfaced: "chime",
  warded: "chime",
  struck: "knock",
  doubled: "knock",
  swapped: "knock",
  claimed: "coin",
  raised: "fanfare",
  cursed: "curse",
  lost: "curse",
};

export const sounds = (event: Happening): SoundName | null => SOUNDS[event.event] ?? null;

/** All that was told and is not yet in the view, the present event last. */
export const told = (scene: Scene | null): Happening[] => (scene ? [...scene.past, scene.event] : []);

/** The colour of the map that an event speaks of: "grey map" is grey. */
export const colourOf = (event: Happening): string => String(event.map ?? "").split(" ")[0] ?? "";

export type Asked = { seat: number; asked: boolean; verdict: "" | "claimed" | "passed" };
export type Treasure = {
  colour: string;
  raiser: number;
  card: string | null;
  turned: number;
  faceDown: number;
  roses: Asked[];
  before: string[];
  youSaw: string[];
  /** Does the game end with it? */
  last: boolean;
};

const SHARING = ["raised", "looked", "added", "reshuffled", "ending", "revealed", "claimed", "passed", "discarded"];

/** A treasure on stage: as the view has it, changed by what was told since. Null when there is none to look at. */
export function treasureNow(view: TobagoView, scene: Scene | null): Treasure | null {
  const events = told(scene);
  const { sharing } = view;
  const raised = events.findLast((event) => event.event === "raised");
  const playing = scene !== null && SHARING.includes(scene.event.event);
  if (!(sharing && sharing.offer !== null && !scene) && !(playing && (sharing || raised))) return null;
  const since = raised ? events.slice(events.indexOf(raised)) : events;
  const old = raised ? null : sharing;
  const kinds = (kind: string): Happening[] => since.filter((event) => event.event === kind);
  const cards = [...(old?.turned_up ?? []), ...kinds("revealed").map((event) => String(event.card))];
  const looked = kinds("looked");
  const gone = scene?.event.event === "discarded";
  const isOpen = (old?.offer ?? null) !== null || kinds("revealed").length > 0;
  return {
    colour: raised ? colourOf(raised) : sharing!.map,
    raiser: raised?.seat ?? sharing?.raiser ?? 0,
    card: gone ? String(scene.event.card) : isOpen ? (cards.at(-1) ?? null) : null,
    turned: cards.length,
    faceDown: (old?.face_down ?? 0) + looked.length + kinds("added").length - kinds("revealed").length,
    roses: rosesNow(old?.roses ?? looked.map((event) => event.seat ?? 0), old?.asked_rose ?? null, scene),
    before: isOpen ? cards.slice(0, -1) : cards,
    last: view.last_treasure || kinds("ending").length > 0,
    youSaw: old?.you_saw ?? looked.flatMap((event) => (event.card == null ? [] : [String(event.card)])),
  };
}

function rosesNow(seats: number[], asked: number | null, scene: Scene | null): Asked[] {
  const event = scene?.event;
  const verdict = event?.event === "claimed" || event?.event === "passed" ? event.event : "";
  const passed = scene?.past.filter((each) => each.event === "passed").length ?? 0;
  const now = asked === null ? -1 : asked + passed;
  return seats.map((seat, place) => ({
    seat,
    asked: place === now,
    verdict: verdict && place === now && seat === event?.seat ? verdict : "",
  }));
}

const FATES = ["warded", "lost", "spared"];

/** What a curse cost me stays, with what became of the others, until I go on: at no speed may I miss it. */
export function holds(event: Happening, { past = [], rest, leads }: Story): boolean {
  const isLast = FATES.includes(event.event) && !FATES.includes(rest[0]?.event ?? "");
  const cost = (told: Happening): boolean =>
    ["warded", "lost"].includes(told.event) && told.seat === (leads as TobagoView).you;
  const since = past.findLastIndex((told) => told.event === "cursed") + 1;
  return isLast && [...past.slice(since), event].some(cost);
}

export type Fate = { seat: number; fate: "warded" | "lost" | "spared"; card: string | null };

/** The curse, as long as it is on stage: whom it has struck so far, and how. */
export function curseNow(scene: Scene | null): { n: number; colour: string; fates: Fate[] } | null {
  if (!scene || !["cursed", ...FATES].includes(scene.event.event)) return null;
  const events = told(scene);
  const cursed = events.findLast((event) => event.event === "cursed");
  if (!cursed) return null;
  const fates = events.slice(events.indexOf(cursed) + 1).map((event) => ({
    seat: event.seat ?? 0,
    fate: event.event as Fate["fate"],
    card: event.card == null ? null : String(event.card),
  }));
  return { n: cursed.n, colour: colourOf(cursed), fates };
}
