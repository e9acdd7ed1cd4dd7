/** A round that is over, told in one picture: what each player captured, lost, won and was paid. */
import type { Happening } from "../../../lib/types.ts";
import type { Table } from "../table.ts";
import { told } from "../staging.ts";

export type Prize = { place: number; prize: "max" | "min"; treasure: string };
export type Yield = {
  seat: number;
  prizes: Prize[];
  /** Money by what it came from; what was paid is below zero. */
  hired: number;
  stolen: number;
  loot: number;
  coins: number;
  scrolls: number;
  /** Goblins claimed, scrolls used. */
  goblins: string[];
  used: string[];
  /** All the money together. */
  money: number;
};
export type Round = { number: number; yields: Yield[]; uncaptured: Prize[] };

const LOCATIONS = ["Frosty Mountain", "Tangled Jungle", "Lava Cave"];

/** All that was told, as far as the stage has come: what happens in one move is told one after the other. */
function heard(table: Table): Happening[] {
  const now = told(table.scene);
  return now.length ? [...table.told.filter((event) => event.n < now[0]!.n), ...now] : table.told;
}

/** The round that is being played, as far as it is known. */
export function thisRound(table: Table): Yield[] {
  const events = heard(table);
  const start = events.findLastIndex((event) => event.event === "round") + 1;
  return yieldsOf(events.slice(start), table.view.players.length).yields;
}

/** The rounds that are over, as far as they are known, in order. */
export function pastRounds(table: Table): Round[] {
  const events = heard(table);
  const starts = events.flatMap((event, place) => (event.event === "round" ? [place] : []));
  if (table.view.step === "count" && !table.scene) starts.push(events.length);
  return starts.slice(1).map((end, place) => ({
    number: Number(events[starts[place]!]!.round),
    ...yieldsOf(events.slice(starts[place]! + 1, end), table.view.players.length),
  }));
}

/** What a round brought, from what was told of it. */
export function yieldsOf(events: readonly Happening[], seats: number): Omit<Round, "number"> {
  const uncaptured: Prize[] = [];
  const yields = Array.from({ length: seats }, (_, seat): Yield => ({
    seat,
    prizes: [],
    hired: 0,
    stolen: 0,
    loot: 0,
    coins: 0,
    scrolls: 0,
    goblins: [],
    used: [],
    money: 0,
  }));
  let place = 0;
  for (const event of events) {
    const one = yields[event.seat ?? -1];
    const coins = Number(event.coins ?? 0);
    const prize = { place, prize: event.prize === "MAX" ? "max" : "min", treasure: String(event.treasure) } as const;
    if (event.event === "arrived") place = LOCATIONS.indexOf(String(event.location));
    else if (event.event === "uncaptured") uncaptured.push(prize);
    else if (!one) continue;
    else if (event.event === "captured") one.prizes.push(prize);
    else if (event.event === "hired") one.hired -= coins;
    else if (event.event === "stole") one.stolen -= coins;
    else if (event.event === "collected") one.coins += coins;
    else if (event.event === "used") {
      one.scrolls += coins;
      one.used.push(String(event.treasure));
    } else if (event.event === "claimed") {
      one.loot += coins;
      one.goblins.push(String(event.goblin));
    }
  }
  for (const one of yields) one.money = one.hired + one.stolen + one.loot + one.coins + one.scrolls;
  return { yields, uncaptured };
}
