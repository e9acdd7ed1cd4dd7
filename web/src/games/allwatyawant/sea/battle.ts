/** When a sea battle takes the chart's place before anybody shoots, and who meets whom. */
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { Happening } from "../../../lib/types.ts";
import type { AllwatyawantView } from "../generated/view.ts";

/** `meet`: may attack; `parley`: is attacked; `bulwark`: was hit; the others are being told. */
export type Moment = "meet" | "parley" | "bulwark" | "battle" | "parleyed" | "fired_back" | "shielded" | "scuttled";
export type Battle = { moment: Moment; attacker: number; targets: number[]; hits: number };

const LASTS: Partial<Record<string, number>> = { battle: 1200, fired_back: 1000, shielded: 1000, scuttled: 1500 };
const QUESTIONS: Partial<Record<string, Moment>> = {
  AttackAtSea: "meet",
  CallParley: "parley",
  RaiseBulwark: "bulwark",
};

/** How long an event of a sea battle is on stage; null: it is none. */
export const lasts = (event: Happening): number | null => LASTS[event.event] ?? null;

const isAtSea = (view: AllwatyawantView): boolean =>
  view.duel !== null && view.players[view.duel.attacker_seat]?.where !== "ashore";

/** The battle before everybody's eyes; null: there is none, or stones are shot. */
export function battleNow(view: AllwatyawantView, scene: Scene | null): Battle | null {
  if (scene) return told(view, scene);
  const moment = QUESTIONS[view.question];
  const asked = view.asked_for[0]?.[1] ?? -1;
  if (moment === "meet") {
    const space = view.players[asked]?.space;
    const targets = view.players.flatMap((player, seat) => (seat !== asked && player.space === space ? [seat] : []));
    return { moment, attacker: asked, targets, hits: 0 };
  }
  if (!moment || !view.duel || !isAtSea(view) || view.duel.is_off) return null;
  if (moment === "bulwark")
    return { moment, attacker: view.plank?.shooter_seat ?? asked, targets: [asked], hits: view.duel.hits };
  return { moment, attacker: view.duel.attacker_seat, targets: [view.duel.target_seat], hits: 0 };
}

function told(view: AllwatyawantView, { event }: Scene): Battle | null {
  const seat = event.seat ?? -1;
  const duel = view.duel;
  if (event.event === "battle" || event.event === "fired_back")
    return { moment: event.event, attacker: seat, targets: [Number(event.other)], hits: 0 };
  if (!duel || !isAtSea(view)) return null;
  const foe = seat === duel.attacker_seat ? duel.target_seat : duel.attacker_seat;
  if (event.event === "parleyed" || event.event === "shielded" || event.event === "scuttled")
    return { moment: event.event, attacker: foe, targets: [seat], hits: Number(event.hits ?? 0) };
  return null;
}
