/** What a shot may come to, foreseen with the engine's own sums. */
import { sensible_shots } from "../generated/aim.ts";
import { chances, hole_at, spread } from "../generated/foresight.ts";
import { BOARD, CLICK, HANDS, LENGTH, PEG, STONE_RADIUS, SUNK, WIDTH } from "../generated/plank.ts";
import { predicted, type Shot } from "../generated/sliding.ts";

/** A shot that is aimed: places in the lists of stands, aims and pushes. */
export type Aimed = { stand: number; aim: number; push: number };
export type Touch = "left" | "right" | "end" | "near" | "stump" | "stone";
/** What the stone meets without tremor, and the hole in which something sinks (-1: none does). */
export type Route = { touches: Touch[]; hole: number };
export type Outlook = {
  aimed: Aimed;
  calm: Shot;
  route: Route;
  spread: [number, Shot][];
  /** Of 1: nothing sinks; something sinks at all; something sinks in each hole. */
  nothing: number;
  something: number;
  holes: number[];
};
export type Idea = { aimed: Aimed; route: Route; something: number };

/** The hand that trembles: a chosen push trembles normally where real flicks count. */
export function handOf(rule: string): number {
  return HANDS.indexOf(rule === "flick" ? "normal" : rule);
}

let known: { key: string; outlook: Outlook } | null = null;

export function foresee(lying: number[], aimed: Aimed, hand: number): Outlook {
  const key = [lying, aimed.stand, aimed.aim, aimed.push, hand].join();
  if (known?.key === key) return known.outlook;
  const calm = predicted(lying, aimed.stand, aimed.aim, aimed.push);
  const shots = spread(lying, aimed.stand, aimed.aim, aimed.push, hand);
  const [none, ...counted] = chances(shots);
  const all = shots.reduce((sum, [weight]) => sum + weight, 0);
  const outlook = {
    aimed,
    calm,
    route: routeOf(calm),
    spread: shots,
    nothing: none! / all,
    something: 1 - none! / all,
    holes: counted.map((weight) => weight / all),
  };
  known = { key, outlook };
  return outlook;
}

export function routeOf(shot: Shot): Route {
  const touches: Touch[] = [];
  let hole = -1;
  for (const [what, , , x, y] of shot.happenings) {
    if (what === SUNK && hole < 0) hole = hole_at(x, y);
    if (hole >= 0) continue;
    const touch = what === BOARD ? board(x / 10, y / 10) : what === PEG ? "stump" : what === CLICK ? "stone" : null;
    if (touch && touches.at(-1) !== touch) touches.push(touch);
  }
  return { touches, hole };
}

function board(x: number, y: number): Touch {
  const gaps: [number, Touch][] = [
    [y - STONE_RADIUS, "left"],
    [WIDTH - STONE_RADIUS - y, "right"],
    [LENGTH - STONE_RADIUS - x, "end"],
    [x - STONE_RADIUS, "near"],
  ];
  return gaps.reduce((least, gap) => (gap[0] < least[0] ? gap : least))[1];
}

/** The best shots of each sort: one for each hole and way to it, the likeliest first. */
export function ideas(lying: number[], hand: number, most: number, stand: number | null = null): Idea[] {
  const best = new Map<string, Idea>();
  for (const [place, aim, push] of sensible_shots(lying)) {
    if (stand !== null && place !== stand) continue;
    const route = routeOf(predicted(lying, place, aim, push));
    if (route.hole < 0) continue;
    const [none] = chances(spread(lying, place, aim, push, hand));
    const all = spreadWeight(hand);
    const sort = `${route.hole} ${route.touches.join()}`;
    const something = 1 - none! / all;
    if (something > (best.get(sort)?.something ?? 0))
      best.set(sort, { aimed: { stand: place, aim, push }, route, something });
  }
  return [...best.values()].sort((a, b) => b.something - a.something).slice(0, most);
}

const weights = new Map<number, number>();
function spreadWeight(hand: number): number {
  const found = weights.get(hand) ?? spread([], 0, 0, 0, hand).reduce((sum, [weight]) => sum + weight, 0);
  weights.set(hand, found);
  return found;
}
