/** A shot as moves: what a place, an aim and a strength are called, and which steps are still to be made. */
import { AIM_STEP, AIMS, PUSH_SPEEDS, PUSHES, STANDS, STRAIGHT } from "../generated/plank.ts";
import type { Aimed } from "./outlook.ts";

export const FIRST: Aimed = { stand: (STANDS.length - 1) / 2, aim: STRAIGHT, push: Math.round(PUSHES / 5) };

/** The weights of a tremor spread by this many of its steps. */
export const TREMBLES = 1.22;

export const degrees = (aim: number): number => ((aim - STRAIGHT) * AIM_STEP) / 10;
export const speedOf = (push: number): number => PUSH_SPEEDS[push]!;
/** The aim nearest to so many degrees. */
export const aimAt = (angle: number): number => within(STRAIGHT + Math.round((angle * 10) / AIM_STEP), AIMS);
/** The push nearest to so many millimetres a second. */
export const pushAt = (speed: number): number =>
  within(Math.round((speed - PUSH_SPEEDS[0]!) / (PUSH_SPEEDS[1]! - PUSH_SPEEDS[0]!)), PUSHES);
/** The stand nearest to a place across the plank. */
export const standAt = (y: number): number =>
  STANDS.reduce((best, at, stand) => (Math.abs(at - y) < Math.abs(STANDS[best]! - y) ? stand : best), 0);

export function within(value: number, count: number): number {
  return Math.min(Math.max(value, 0), count - 1);
}

/** What the plank's view has of a shot: the place counts from 1, the aim is in degrees. */
type Chosen = { stand: number | null; aim: string | null };

/** A shot with what is chosen already: that can only be taken back. */
export const fixed = (aimed: Aimed, { stand, aim }: Chosen): Aimed => ({
  stand: stand === null ? aimed.stand : stand - 1,
  aim: aim === null ? aimed.aim : aimAt(Number(aim)),
  push: aimed.push,
});

/** The moves that are still to be made for a shot. */
export function stepsOf(aimed: Aimed, { stand, aim }: Chosen, verb: string): string[] {
  const all = [`stand ${aimed.stand + 1}`, `aim ${degrees(aimed.aim)}`, `${verb} ${speedOf(aimed.push)}`];
  return all.slice(stand === null ? 0 : aim === null ? 1 : 2);
}
