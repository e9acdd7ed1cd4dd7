/** Written by tools/web_views.py from aim.py: do not change it here. */
import { AIMS, AIM_STEP, BOUNCE, CLICK_KEEPS, FRICTION, HOLE_XS, HOLE_YS, PUSHES, PUSH_SPEEDS, RELEASE_X, STANDS,
  STONE_RADIUS, STRAIGHT, WIDTH, direction } from "./plank.ts";
export const THOUGHTS: number = 2;
export const ARRIVALS: [number, number, number] = [100.0, 170.0, 240.0];
export const SQUARE: number = 0.5;
export const OWN_HAND: number = 1;
export const FLICK: number = 3;
const _PARTS: number = 100.0;
const _AIM_VECTORS = Array.from({ length: AIMS }, (_, place) => place).map((aim) => direction(((aim - STRAIGHT) *
  AIM_STEP)));

/** From every stand, to every hole: straight, over either board, or by way of a stone that lies before it. */
export function sensible_shots(lying: number[]): [number, number, number][] {
  let shots: [number, number, number][] = [];
  for (let stand = 0; stand < STANDS.length; stand += 1) {
    for (const arrival of ARRIVALS) {
      for (let i3 = 0; i3 < HOLE_XS.length; i3++) {
        const hole_x = HOLE_XS[i3]!;
        const hole_y = HOLE_YS[i3]!;
        shots.push(_straight(stand, hole_x, hole_y, arrival));
        shots.push(_over_board(stand, hole_x, hole_y, arrival, STONE_RADIUS));
        shots.push(_over_board(stand, hole_x, hole_y, arrival, (WIDTH - STONE_RADIUS)));
        for (let place = 0; place < lying.length; place += 2) {
          let stone_x = (lying[place]! / _PARTS);
          let stone_y = (lying[(place + 1)]! / _PARTS);
          shots.push(..._by_stone(stand, hole_x, hole_y, arrival, stone_x, stone_y));
        }
      }
    }
  }
  return [...new Map(shots.map((each) => [each.join(), each])).values()];
}

function _straight(stand: number, hole_x: number, hole_y: number, arrival: number): [number, number, number] {
  let dx = (hole_x - RELEASE_X);
  let dy = (hole_y - STANDS[stand]!);
  return [stand, _aim_along(dx, dy), _push_for(Math.sqrt(_before((arrival * arrival), Math.sqrt(((dx * dx) + (dy *
    dy))))))];
}

/** Boards swallow a part of the speed against them, so the mirrored hole lies that much farther behind. */
function _over_board(stand: number, hole_x: number, hole_y: number, arrival: number, board: number): [number, number,
  number] {
  let there = (board - STANDS[stand]!);
  let back = (board - hole_y);
  let dx = (hole_x - RELEASE_X);
  let dy = (there + (back / BOUNCE));
  let slope = (dy / dx);
  let first = (Math.abs(there) * Math.sqrt((1.0 + (1.0 / (slope * slope)))));
  let last = (Math.abs(back) * Math.sqrt((1.0 + (1.0 / (((BOUNCE * BOUNCE) * slope) * slope)))));
  let kept = ((1.0 + (((BOUNCE * BOUNCE) * slope) * slope)) / (1.0 + (slope * slope)));
  let at_board = (_before((arrival * arrival), last) / kept);
  return [stand, _aim_along(dx, dy), _push_for(Math.sqrt(_before(at_board, first)))];
}

/** The shot that clicks a lying stone into a hole, if it lies well for that. */
function _by_stone(stand: number, hole_x: number, hole_y: number, arrival: number, stone_x: number, stone_y: number):
  [number, number, number][] {
  let way_x = (hole_x - stone_x);
  let way_y = (hole_y - stone_y);
  let way = Math.sqrt(((way_x * way_x) + (way_y * way_y)));
  if (way === 0.0) {
    return [];
  }
  let dx = ((stone_x - (((2 * STONE_RADIUS) * way_x) / way)) - RELEASE_X);
  let dy = ((stone_y - (((2 * STONE_RADIUS) * way_y) / way)) - STANDS[stand]!);
  if (dx <= 0.0) {
    return [];
  }
  let length = Math.sqrt(((dx * dx) + (dy * dy)));
  let square = (((dx * way_x) + (dy * way_y)) / (length * way));
  if (square < SQUARE) {
    return [];
  }
  let passed = (((1.0 + CLICK_KEEPS) / 2.0) * square);
  let at_stone = (_before((arrival * arrival), way) / (passed * passed));
  return [[stand, _aim_along(dx, dy), _push_for(Math.sqrt(_before(at_stone, length)))]];
}

/** The square of the speed that becomes this one after a way. */
function _before(speed_squared: number, way: number): number {
  return (speed_squared + ((2.0 * FRICTION) * way));
}

/** The aim nearest to a direction ahead. */
function _aim_along(dx: number, dy: number): number {
  let best = STRAIGHT;
  let least = 1000000000.0;
  const all5 = _AIM_VECTORS;
  for (let aim = 0; aim < all5.length; aim++) {
    const [ux, uy] = all5[aim]!;
    let aside = Math.abs(((dx * uy) - (dy * ux)));
    if (aside < least) {
      best = aim;
      least = aside;
    }
  }
  return best;
}

/** The push nearest to a speed. */
function _push_for(speed: number): number {
  let best = 0;
  for (let push = 0; push < PUSHES; push += 1) {
    if (Math.abs((PUSH_SPEEDS[push]! - speed)) < Math.abs((PUSH_SPEEDS[best]! - speed))) {
      best = push;
    }
  }
  return best;
}
