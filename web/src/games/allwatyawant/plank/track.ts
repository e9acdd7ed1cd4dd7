/** Where the stones are while they slide, from what the engine told of a shot: exact at every point that it told. */
import type { Scene } from "../../../lib/stage.svelte.ts";
import type { AllwatyawantView } from "../generated/view.ts";
import { BOARD, CLICK, FRICTION, PEG, RELEASED, STOPPED, SUNK, TAKEN } from "../generated/plank.ts";
import { toldOf } from "./staging.ts";

/** What happened, to which stone, after how many milliseconds, and where in tenths of a millimetre. */
export type Happened = readonly number[];
export type Point = readonly [number, number];
/** A stone as it is drawn: millimetres, and how far it has dropped into its hole (0: it lies on the plank, 1: gone). */
export type Placed = { stone: number; x: number; y: number; dropped: number };
export type Knock = { ms: number; kind: "wood" | "clack" | "splash" | "push" };

type Knot = { ms: number; at: Point; moves: boolean };

/** How long a stone takes to drop. */
export const DROP_MS = 220;
const SOUNDS: Record<number, Knock["kind"]> = {
  [RELEASED]: "push",
  [BOARD]: "wood",
  [PEG]: "wood",
  [CLICK]: "clack",
  [SUNK]: "splash",
};

const tenths = (happened: Happened): Point => [happened[3]! / 10, happened[4]! / 10];

/** Stones that lie, as the view has them: hundredths of a millimetre, x and y in turn. */
export function lyingAt(lying: readonly number[]): Point[] {
  return Array.from({ length: lying.length / 2 }, (_, place) => [lying[2 * place]! / 100, lying[2 * place + 1]! / 100]);
}

export class Track {
  /** When the last stone lies or is gone. */
  readonly ends: number;
  readonly knocks: Knock[];
  readonly #knots = new Map<number, Knot[]>();
  readonly #sunk = new Map<number, { ms: number; at: Point }>();
  readonly #rest: Placed[];
  #isOver: number;

  /** @param before where stones lay, @param after where they lie now */
  constructor(before: readonly number[], happened: readonly Happened[], after: readonly number[]) {
    lyingAt(before).forEach((at, stone) => this.#knots.set(stone, [{ ms: 0, at, moves: false }]));
    const taken = new Set<number>();
    for (const each of happened) {
      const [what, stone, ms] = each as [number, number, number];
      if (what === TAKEN) {
        taken.add(stone);
        this.#knots.delete(stone);
        continue;
      }
      const knots = this.#knots.get(stone) ?? [];
      knots.push({ ms, at: tenths(each), moves: what !== STOPPED && what !== SUNK });
      this.#knots.set(stone, knots);
      if (what === SUNK) this.#sunk.set(stone, { ms, at: tenths(each) });
    }
    const left = [...this.#knots.keys()].filter((stone) => !this.#sunk.has(stone)).sort((a, b) => a - b);
    const places = lyingAt(after);
    this.#rest = left.map((stone, place) => {
      const [x, y] = places[place] ?? this.#knots.get(stone)!.at(-1)!.at;
      return { stone, x, y, dropped: 0 };
    });
    this.#isOver = Math.max(0, ...happened.map((each) => each[2]!));
    this.ends = Math.max(this.#isOver, ...[...this.#sunk.values()].map(({ ms }) => ms + DROP_MS));
    this.knocks = happened.flatMap((each) => {
      const kind = SOUNDS[each[0]!];
      return kind ? [{ ms: each[2]!, kind }] : [];
    });
  }

  /** Every stone that is to be seen at this time. */
  at(ms: number): Placed[] {
    const dropping = [...this.#sunk].flatMap(([stone, sunk]) => {
      const dropped = (ms - sunk.ms) / DROP_MS;
      return dropped > 0 && dropped < 1 ? [{ stone, x: sunk.at[0], y: sunk.at[1], dropped }] : [];
    });
    if (ms >= this.#isOver) return [...this.#rest, ...dropping];
    const sliding = [...this.#knots].flatMap(([stone, knots]) => {
      if (ms > (this.#sunk.get(stone)?.ms ?? Infinity) || ms < knots[0]!.ms) return [];
      const [x, y] = between(knots, ms);
      return [{ stone, x, y, dropped: 0 }];
    });
    return [...sliding, ...dropping];
  }
}

/** A stone slides straight from knot to knot and slows down evenly. */
function between(knots: Knot[], ms: number): Point {
  const next = knots.findIndex((knot) => knot.ms > ms);
  const from = knots.at(next < 0 ? -1 : next - 1)!;
  const to = knots[next];
  if (!to || !from.moves) return from.at;
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const way = Math.hypot(dx, dy);
  const lasts = (to.ms - from.ms) / 1000;
  const spent = (ms - from.ms) / 1000;
  const slowing = Math.min(FRICTION, (2 * way) / (lasts * lasts));
  const part = way === 0 ? 0 : (spent * (way / lasts + (slowing * (lasts - spent)) / 2)) / way;
  return [from.at[0] + part * dx, from.at[1] + part * dy];
}

/** The ways of all stones that moved, as points, the shot one last. */
export function ways(before: readonly number[], happened: readonly Happened[]): Point[][] {
  const lay = lyingAt(before);
  const found = new Map<number, Point[]>();
  for (const each of happened) {
    const [what, stone] = each as [number, number];
    if (what === TAKEN) continue;
    const points = found.get(stone) ?? (what === RELEASED || !lay[stone] ? [] : [lay[stone]]);
    points.push(tenths(each));
    found.set(stone, points);
  }
  return [...found].sort(([a], [b]) => a - b).map(([, points]) => points);
}

/** The slide that is on stage, if one is. */
export function slideOf(view: AllwatyawantView, scene: Scene | null): { n: number; track: Track } | null {
  if (scene?.event.event !== "released" || !scene.story || !view.plank) return null;
  const plank = toldOf(scene.story);
  if (!plank) return null;
  const isLast = plank.lying.length === 0;
  return { n: scene.event.n, track: new Track(view.plank.lying, plank.last_shot, isLast ? [] : plank.lying) };
}
