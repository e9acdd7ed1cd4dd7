/** What a hand does with the stone: it pulls it back like a sling, or it really pushes it. All in millimetres. */
import { FIELD_1, FIELD_2, LENGTH, PUSHES, RELEASE_X, STANDS, STONE_RADIUS, WIDTH } from "../generated/plank.ts";
import { aimAt, pushAt, standAt, within } from "./aimed.ts";
import type { Aimed } from "./outlook.ts";
import type { Point } from "./track.ts";

/** A pull shorter than this many pixels is none; one of FULL is as hard as can be. */
const SHORT = 14;
/** How far behind the release line the stone is drawn at the weakest and at the strongest pull. */
const NEAR = 24;
const FAR = 165;

/** Where a stone can be. */
export const inside = ([x, y]: Point): Point => [
  Math.min(Math.max(x, STONE_RADIUS), LENGTH - STONE_RADIUS),
  Math.min(Math.max(y, STONE_RADIUS), WIDTH - STONE_RADIUS),
];

/** The shot of a stone that was seized at one point and pulled back to another; null: it is not pulled back.
 *
 * @param scale pixels a millimetre, @param full pixels of the strongest pull
 */
export function pulled(stand: number, from: Point, to: Point, scale: number, full: number): Aimed | null {
  const [x, y] = [(from[0] - to[0]) * scale, (from[1] - to[1]) * scale];
  const length = Math.hypot(x, y);
  if (length < SHORT || x <= 0) return null;
  const push = Math.round(((length - SHORT) / (full - SHORT)) * (PUSHES - 1));
  return { stand, aim: aimAt((Math.atan2(y, x) * 180) / Math.PI), push: within(push, PUSHES) };
}

/** Where a pulled stone is drawn: behind the release line, the farther the stronger. */
export function slung(aimed: Aimed, angle: number): Point {
  const back = NEAR + ((FAR - NEAR) * aimed.push) / (PUSHES - 1);
  const turned = (angle * Math.PI) / 180;
  return inside([RELEASE_X - back * Math.cos(turned), STANDS[aimed.stand]! - back * Math.sin(turned)]);
}

/** How long the hand's last way is that counts as the push, in milliseconds. */
const LAST = 60;
/** A stone that was hardly touched is not pushed, in millimetres; nor is one that rests in the hand, in mm/s. */
const TOUCHED = 8;
const RESTING = 60;
type Sample = { ms: number; at: Point };
export type Flicked = Aimed | "foul" | null;

/** §10.4 A real push: set in FIELD 1, let go in FIELD 2, as fast as the pointer was in the last moment. */
export class Flick {
  readonly #trace: Sample[] = [];

  constructor(at: Point, ms: number) {
    this.#trace.push({ ms, at: inside(at) });
  }

  get at(): Point {
    return this.#trace.at(-1)!.at;
  }

  /** Push on; true: the stone has left FIELD 2 in the hand, which is a foul. */
  push(at: Point, ms: number): boolean {
    this.#trace.push({ ms, at: inside(at) });
    return this.at[0] > FIELD_2;
  }

  /** Where the hand was at a time. */
  #at(ms: number): Point {
    const next = this.#trace.findIndex((sample) => sample.ms > ms);
    if (next <= 0) return (next < 0 ? this.#trace.at(-1)! : this.#trace[0]!).at;
    const [one, two] = [this.#trace[next - 1]!, this.#trace[next]!];
    const part = (ms - one.ms) / (two.ms - one.ms);
    return [one.at[0] + part * (two.at[0] - one.at[0]), one.at[1] + part * (two.at[1] - one.at[1])];
  }

  /** What was made of it: a shot, a foul, or nothing: the stone goes back to where it was set. */
  letGo(ms: number): Flicked {
    const last = this.#trace.at(-1)!;
    const moved = this.#trace.some(({ at }) => apart(at, this.#trace[0]!.at) > TOUCHED);
    if (!moved) return null;
    if (last.at[0] <= FIELD_1 || last.at[0] > FIELD_2) return "foul";
    const seconds = Math.max(Math.min(ms - this.#trace[0]!.ms, LAST), 1) / 1000;
    const before = this.#at(ms - seconds * 1000);
    const [vx, vy] = [(last.at[0] - before[0]) / seconds, (last.at[1] - before[1]) / seconds];
    if (vx < RESTING) return null;
    const y = last.at[1] + ((RELEASE_X - last.at[0]) * vy) / vx;
    return { stand: standAt(y), aim: aimAt((Math.atan2(vy, vx) * 180) / Math.PI), push: pushAt(Math.hypot(vx, vy)) };
  }
}

const apart = (one: Point, two: Point): number => Math.hypot(one[0] - two[0], one[1] - two[1]);
