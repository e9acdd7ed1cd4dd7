/** The second half of a round as it stands: what the view shows, changed by what was told since. No rule is needed:
 * who is not robbed has held the goblin off, has scared it away, or has nothing left. */
import type { Happening } from "../../../lib/types.ts";
import { cardInfo } from "../things/box.ts";
import type { GoblinView } from "../generated/view.ts";
import { told } from "../staging.ts";
import type { Table } from "../table.ts";

export type Fate = "hidden" | "comes" | "held" | "pays" | "scared" | "broke";
export type Cell = { fate: Fate; coins: number; isNow: boolean };
export type Raider = GoblinView & {
  cells: Cell[];
  /** Is it at work just now? */
  isNow: boolean;
  /** Who has claimed it; null: nobody yet; -1: it has escaped. */
  winner: number | null;
  /** What lies on it by now. */
  loot: number;
};
export type Camp = {
  seat: number;
  dogs: string[];
  /** Known only to the one who looks. */
  isSecret: boolean;
  paws: number | null;
  scared: boolean;
  /** The highest discipline of its dogs. */
  discipline: number;
  lost: number;
  won: number;
  goblins: string[];
};
export type Raid = {
  /** Has it begun? Before, everybody may still act. */
  isOn: boolean;
  /** Is it known who claims? */
  isOver: boolean;
  raiders: Raider[];
  camps: Camp[];
  /** The seats with the most paws, once all are known. */
  strongest: number[];
};

const disciplineOf = (dogs: readonly string[]): number =>
  Math.max(0, ...dogs.map((dog) => cardInfo(dog).discipline ?? 0));

/** Which goblin each theft belongs to: they come one after the other, and two may look alike. */
export function placesOf(thefts: readonly Happening[], goblins: readonly string[]): number[] {
  let [place, last] = [-1, -1];
  return thefts.map((theft) => {
    const isAnother = goblins[place] !== theft.goblin || (theft.seat ?? 0) <= last;
    if (isAnother) place = goblins.indexOf(String(theft.goblin), place + 1);
    last = theft.seat ?? 0;
    return place;
  });
}

export function raidNow(table: Table): Raid {
  const { view, scene, eyes } = table;
  const events = told(scene);
  const start = events.findLastIndex((event) => event.event === "goblins");
  const raid = start < 0 ? [] : events.slice(start + 1);
  const kinds = (kind: string): Happening[] => raid.filter((event) => event.event === kind);
  const [thefts, ends] = [kinds("stole"), raid.filter(({ event }) => event === "claimed" || event === "fled")];
  const places = placesOf(
    thefts,
    view.goblins.map(({ goblin }) => goblin),
  );
  const reached = ends.length ? view.goblins.length : Math.max(-1, ...places);
  /** It goes from camp to camp: the seat that was robbed last. */
  const [isAtIt, robbed] = [!ends.length, thefts.at(-1)?.seat ?? -1];
  const camps = view.players.map((player, seat): Camp => {
    const shown = kinds("showed")
      .filter((event) => event.seat === seat)
      .map((event) => String(event.card));
    const own = seat === eyes && start < 0 ? (view.hand ?? []).filter((card) => cardInfo(card).kind === "dog") : [];
    const dogs = [...player.dogs, ...shown.filter((card) => cardInfo(card).kind === "dog"), ...own];
    const paws = kinds("guarded").find((event) => event.seat === seat)?.paws;
    const mine = ends.filter((event) => event.seat === seat && event.event === "claimed");
    return {
      seat,
      dogs: dogs.toSorted((one, other) => disciplineOf([one]) - disciplineOf([other])),
      isSecret: own.length > 0,
      paws:
        paws == null ? (own.length || (seat === eyes && start < 0) ? (view.groups?.paws ?? 0) : null) : Number(paws),
      scared: player.scaregoblin,
      discipline: disciplineOf(dogs),
      lost: thefts.filter((event) => event.seat === seat).reduce((sum, event) => sum + Number(event.coins), 0),
      won: mine.reduce((sum, event) => sum + Number(event.coins), 0),
      goblins: mine.map((event) => String(event.goblin)),
    };
  });
  const raiders = view.goblins.map((goblin, place): Raider => {
    const taken = thefts.map((theft, at) => ({ theft, at })).filter(({ at }) => places[at] === place);
    const end = ends[place];
    const cells = camps.map((camp, seat): Cell => {
      const theft = taken.find((each) => each.theft.seat === seat);
      const coins = Number(theft?.theft.coins ?? 0);
      const isNow = theft !== undefined && scene?.event === theft.theft;
      if (theft) return { fate: "pays", coins, isNow };
      if (start < 0) return forecast(table, camp, place);
      if (place > reached) return { fate: "comes", coins: 0, isNow };
      if (camp.scared) return { fate: "scared", coins: 0, isNow };
      if (isAtIt && place === reached && seat > robbed) return { fate: "comes", coins: 0, isNow };
      const before = thefts.filter((event, at) => event.seat === seat && places[at]! < place);
      const left = view.players[seat]!.money - before.reduce((sum, event) => sum + Number(event.coins), 0);
      return { fate: left > 0 ? "held" : "broke", coins: 0, isNow };
    });
    return {
      ...goblin,
      cells,
      isNow: scene !== null && (ends.length ? scene.event === end : place === reached),
      winner: end ? (end.event === "claimed" ? (end.seat ?? null) : -1) : null,
      loot: goblin.loot + taken.reduce((sum, { theft }) => sum + Number(theft.coins), 0),
    };
  });
  const known = camps.every((camp) => camp.paws !== null) && start >= 0;
  const most = Math.max(0, ...camps.map((camp) => camp.paws ?? 0));
  return {
    isOn: start >= 0,
    isOver: view.goblins.length > 0 && ends.length === view.goblins.length,
    raiders,
    camps,
    strongest: known && most > 0 ? camps.filter((camp) => camp.paws === most).map(({ seat }) => seat) : [],
  };
}

/** Before the raid: what would happen to the one who looks; the others' dogs are hidden. */
function forecast({ view, eyes }: Table, camp: Camp, place: number): Cell {
  const guard = camp.seat === eyes ? view.guard?.[place] : undefined;
  if (camp.scared) return { fate: "scared", coins: 0, isNow: false };
  if (!guard) return { fate: "hidden", coins: 0, isNow: false };
  return { fate: guard.held ? "held" : guard.pays ? "pays" : "broke", coins: guard.pays, isNow: false };
}

export type Purse = { seat: number; coins: string[]; paid: number; discarded: string[]; isNow: boolean };

/** The coin cards that pay after the raid, and the action cards that nobody used. */
export function pursesNow(table: Table): Purse[] {
  const events = told(table.scene);
  const of = (kind: string, seat: number): Happening[] =>
    events.filter((event) => event.event === kind && event.seat === seat);
  return table.view.players.map((player, seat) => ({
    seat,
    coins: [
      ...player.coins,
      ...of("showed", seat)
        .map((event) => String(event.card))
        .filter((card) => cardInfo(card).kind === "coin"),
    ],
    paid: Number(of("collected", seat)[0]?.coins ?? player.collected),
    discarded: of("discarded", seat).map((event) => String(event.card)),
    isNow: table.scene?.event.event === "collected" && table.scene.event.seat === seat,
  }));
}
