/** Written by tools/web_views.py from foresight.py: do not change it here. */
import { HOLE_XS, HOLE_YS, SUNK, tremor_steps, tremor_weights } from "./plank.ts";
import { shoot, Shot } from "./sliding.ts";
export const TO_FIRST_HOLES: number = 404.72212689696124;
export const OVER_FIRST_HOLES: number = 555.1576352712804;
export const TO_LAST_HOLE: number = 522.4940191045253;
export const OVER_LAST_HOLE: number = 646.0650122085237;
export const TO_END: number = 578.9300475877893;
export const OVER_ALL: number = 856.514325696574;

/** Every shot that a hand may make of this one, with its weight. */
export function spread(lying: number[], stand: number, aim: number, push: number, hand: number): [number, Shot][] {
  let shots: [number, Shot][] = [];
  for (const [tremor, weight] of tremor_weights(hand)) {
    let [angle_step, push_step] = tremor_steps(tremor);
    shots.push([weight, shoot(lying, stand, aim, push, angle_step, push_step, hand)]);
  }
  return shots;
}

/** By weight: how often nothing sinks, and then how often something does in each hole. */
export function chances(shots: [number, Shot][]): number[] {
  let counted = HOLE_XS.map((_) => 0);
  let nothing = 0;
  for (const [weight, shot] of shots) {
    if (shot.sunk === 0) {
      nothing += weight;
    }
    for (const hole of holes_hit(shot)) {
      counted[hole]! += weight;
    }
  }
  return [nothing, ...counted];
}

/** The holes into which something drops, each once. */
export function holes_hit(shot: Shot): number[] {
  let hits = HOLE_XS.map((_) => 0);
  for (const [what, , , x, y] of shot.happenings) {
    if (what === SUNK) {
      hits[hole_at(x, y)]! += 1;
    }
  }
  return Array.from({ length: hits.length }, (_, place) => place).filter((hole) => hits[hole]! > 0);
}

/** The hole nearest to a place in tenths of a millimetre. */
export function hole_at(x: number, y: number): number {
  let best = 0;
  let least = -1.0;
  for (let hole = 0; hole < HOLE_XS.length; hole += 1) {
    let dx = ((x / 10) - HOLE_XS[hole]!);
    let dy = ((y / 10) - HOLE_YS[hole]!);
    let apart = ((dx * dx) + (dy * dy));
    if ((least < 0.0 || apart < least)) {
      best = hole;
      least = apart;
    }
  }
  return best;
}
