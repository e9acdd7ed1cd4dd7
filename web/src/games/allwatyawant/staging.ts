/** How the board stages events: how long each takes, how it sounds, and how the chart stands meanwhile. */
import type { SoundName } from "../../lib/boards.ts";
import type { Scene } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import type { AllwatyawantView } from "./generated/view.ts";

const LASTS: Record<string, number> = {
  goes_first: 400,
  threw: 650,
  threw_one: 600,
  turned_die: 500,
  landed: 350,
  round: 250,
  paused: 450,
  marked: 350,
  drew: 250,
  played: 500,
  handed_in: 350,
  moved: 800,
  driven: 600,
  swapped: 600,
  uncovered: 700,
  peeked: 400,
  took: 550,
  lost: 500,
  stuck: 500,
  freed: 500,
  cursed: 600,
  lifted: 500,
  robbed: 550,
  robbed_card: 450,
  passed_item: 450,
  passed_favour: 400,
  launched: 500,
  stranded: 500,
  sailed: 700,
  met: 700,
  scuttled: 900,
  dug: 400,
  bones: 800,
  emerald: 1600,
  time_up: 500,
};

export const lasts = (event: Happening): number => LASTS[event.event] ?? 0;

const SOUNDS: Record<string, SoundName> = {
  threw: "dice",
  threw_one: "dice",
  turned_die: "dice",
  landed: "step",
  moved: "step",
  driven: "step",
  swapped: "step",
  uncovered: "coin",
  peeked: "card",
  drew: "card",
  played: "card",
  laid: "card",
  defended: "card",
  tricked: "curse",
  duel_won: "chime",
  read: "paper",
  handed_in: "card",
  took: "chime",
  lost: "curse",
  cursed: "curse",
  stuck: "curse",
  scuttled: "splash",
  sailed: "splash",
  attacked: "sabre",
  opened: "sabre",
  hit: "sabre",
  parried: "sabre",
  launched: "fanfare",
  bones: "knock",
  emerald: "fanfare",
};

export const sounds = (event: Happening): SoundName | null => SOUNDS[event.event] ?? null;

/** All that was told and is not yet in the view, the present event last. */
export const told = (scene: Scene | null): Happening[] => (scene ? [...scene.past, scene.event] : []);

const GOES = ["landed", "moved", "driven", "sailed"];

/** Where everybody is, also while it is still being told. */
export function spacesNow(view: AllwatyawantView, scene: Scene | null): (string | null)[] {
  const spaces = view.players.map((player) => player.space);
  for (const event of told(scene)) {
    const seat = event.seat ?? -1;
    if (GOES.includes(event.event)) spaces[seat] = String(event.space);
    else if (event.event === "scuttled") spaces[seat] = "bay";
    else if (event.event === "swapped") {
      const other = Number(event.other);
      [spaces[seat], spaces[other]] = [spaces[other] ?? null, spaces[seat] ?? null];
    }
  }
  return spaces;
}

/** What lies open on each discovering field, also while it is still being told; null: face down. */
export function iconsNow(view: AllwatyawantView, scene: Scene | null): Map<string, string | null> {
  const icons = new Map(view.coins.map((coin) => [coin.field, coin.open ? coin.icon : null]));
  for (const event of told(scene)) if (event.event === "uncovered") icons.set(String(event.space), String(event.icon));
  return icons;
}

/** What was found under each doubloon so far. */
export function foundNow(view: AllwatyawantView, scene: Scene | null): Map<string, string | null> {
  const found = new Map(view.doubloons.map((each) => [each.doubloon, each.found as string | null]));
  for (const event of told(scene))
    if (event.event === "bones" || event.event === "emerald") found.set(String(event.doubloon), event.event);
  return found;
}

/** The dice that lie on the chart: those of the throw being told, or of this turn. */
export function diceNow(view: AllwatyawantView, scene: Scene | null): { dice: number[]; rolling: boolean; n: number } {
  const throws = told(scene).filter((event) => event.event === "threw" || event.event === "threw_one");
  const last = throws.at(-1);
  if (!last) return { dice: view.dice, rolling: false, n: 0 };
  const dice = last.event === "threw" ? [Number(last.low), Number(last.high)] : [Number(last.eyes)];
  return { dice, rolling: scene?.event === last, n: last.n };
}

/** What a pirate carries, also while it is still being told. */
export function itemsNow(view: AllwatyawantView, scene: Scene | null, seat: number): string[] {
  let items = view.players[seat]?.items ?? [];
  for (const event of told(scene)) {
    const item = String(event.item);
    if (event.event === "took" && event.seat === seat) items = [...new Set([...items, item])];
    if (event.event === "lost" && event.seat === seat) items = items.filter((each) => each !== item);
    if (event.event === "robbed" && event.other === seat) items = items.filter((each) => each !== item);
  }
  return items;
}
