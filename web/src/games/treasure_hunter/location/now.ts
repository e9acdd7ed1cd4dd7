/** A location as it stands on the stage: as the view has it, changed by what was told since. */
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { HoldView, TreasureHunterView } from "../generated/view.ts";
import { placeNow, told } from "../staging.ts";
import { kindOf, numberIn } from "../words.ts";

export type Column = {
  seat: number;
  adventurers: string[];
  actions: string[];
  asleep: string[];
  total: number | null;
  times: number;
  bonus: number;
  /** The card that came or was played just now. */
  fresh: string | null;
  /** What a mule or mercenaries just did. */
  note: Note | null;
};
/** A card that a mule brought, as far as the reader may see it, or a coin for a goblin. */
export type Note = { kind: "brought" | "joined" | "came_late" | "hired"; card: string | null };
export type Prize = {
  kind: "max" | "min";
  tile: string | null;
  /** Over whom it hangs, and why. */
  hold: HoldView;
  /** Is it taken, or gone? */
  taken: boolean;
};
export type Here = {
  place: number;
  /** Are adventurers still being shown, so that nobody can be said to have none? */
  arriving: boolean;
  columns: Column[];
  prizes: [Prize, Prize];
  passed: number[];
  asked: number | null;
  next: number | null;
  last: number | null;
};

const FREE: HoldView = { seat: null, why: "", tied: [], by: null };

/** `past`: what was told before, to know who played the last card. */
export function locationNow(view: TreasureHunterView, scene: Scene | null, past: readonly Happening[] = []): Here {
  const events = told(scene);
  const place = placeNow(view, scene);
  const location = view.locations[place]!;
  const arrived = events.findLastIndex((event) => event.event === "arrived");
  const columns = view.players.map((player, seat): Column => {
    const isNew = arrived >= 0;
    return {
      seat,
      adventurers: isNew ? [] : (player.teams[place] ?? []).filter((card) => !player.too_late.includes(card)),
      actions: isNew ? [] : [...(player.played[place] ?? [])],
      asleep: isNew ? [] : player.asleep.filter((card) => kindOf(card) === location.colour),
      total: isNew ? null : (location.totals[seat] ?? null),
      times: isNew ? 1 : (location.times[seat] ?? 1),
      bonus: isNew ? 0 : (location.bonus[seat] ?? 0),
      fresh: null,
      note: null,
    };
  });
  const here: Here = {
    place,
    arriving: arrived >= 0,
    columns,
    prizes: [
      { kind: "max", tile: location.max, hold: arrived >= 0 ? FREE : location.max_now, taken: false },
      { kind: "min", tile: location.min, hold: arrived >= 0 ? FREE : location.min_now, taken: false },
    ],
    passed: arrived >= 0 ? [] : [...view.passed_seats],
    asked: scene ? null : view.asked_seat,
    next: scene ? null : (view.order.find((seat) => seat !== view.asked_seat) ?? null),
    last: scene ? null : lastPlayed(past),
  };
  for (const event of events.slice(Math.max(arrived, 0))) tell(here, event, location.colour);
  const now = scene?.event;
  const column = columns[now?.seat ?? -1];
  if (now && column) {
    const card = now.card == null ? null : String(now.card);
    column.fresh = card;
    if (isNote(now.event)) column.note = { kind: now.event, card };
  }
  return here;
}

/** Who played the last card in this window. */
function lastPlayed(past: readonly Happening[]): number | null {
  const last = past.findLast((event) => ["played", "slept", "captured", "uncaptured", "arrived"].includes(event.event));
  return last && (last.event === "played" || last.event === "slept") ? (last.seat ?? null) : null;
}

const isNote = (event: string): event is Note["kind"] => ["brought", "joined", "came_late", "hired"].includes(event);

function tell(here: Here, event: Happening, colour: string): void {
  const column = here.columns[event.seat ?? -1];
  const card = String(event.card ?? "");
  switch (event.event) {
    case "showed":
    case "joined":
      if (kindOf(card) === colour && !column?.adventurers.includes(card)) column?.adventurers.push(card);
      break;
    case "total":
      if (column) column.total = Number(event.total);
      break;
    case "played":
      column?.actions.push(card);
      here.passed = [];
      break;
    case "slept":
      column?.actions.push("sleeping-beauty");
      column?.asleep.push(card);
      here.passed = [];
      break;
    case "passed":
      here.passed.push(event.seat ?? 0);
      break;
    case "captured":
    case "uncaptured": {
      const prize = here.prizes[event.prize === "MAX" ? 0 : 1];
      prize.tile = String(event.treasure);
      prize.taken = true;
      if (event.event === "captured") prize.hold = { ...prize.hold, seat: event.seat ?? null };
      break;
    }
  }
}

export type Term = { text: string; kind: "strength" | "asleep" | "action" };

/** How a total comes about: "9 + 5 + 3", doubled, plus what actions add. */
export function formula(column: Column, sleeper: string | null): Term[] {
  const terms: Term[] = column.adventurers
    .map((card) => ({ card, strength: numberIn(card) }))
    .sort((one, other) => other.strength - one.strength)
    .map(({ card, strength }) => ({
      text: String(strength),
      kind: column.asleep.includes(card) || card === sleeper ? "asleep" : "strength",
    }));
  return terms;
}
