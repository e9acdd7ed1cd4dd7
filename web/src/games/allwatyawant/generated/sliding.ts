/** Written by tools/web_views.py from sliding.py: do not change it here. */
import { AIM_STEP, ANGLE_STEPS, BOARD, BOUNCE, CAPTURE, CLICK, CLICK_KEEPS, DEEP_SPEED, FRICTION, LAST_STEP, LENGTH,
  MOST_SPEED, PEG, PUSH_SPEEDS, PUSH_STEPS, RELEASED, RELEASE_X, REST_SPEED, RIM_SPEED, SET_X, STANDS, STEPS,
  STONE_RADIUS, STOPPED, STRAIGHT, SUNK, TAKEN, WIDTH, direction } from "./plank.ts";
const _MIDDLE: number = 100.0;
const _LOW_X: number = 11.0;
const _HIGH_X: number = 589.0;
const _HIGH_Y: number = 89.0;
const _PEG_X: number = 475.0;
const _PEG_Y: number = 0.0;
const _PEG_REACH: number = 27.0;
const _DIAMETER: number = 22.0;
const _HOLES: [number, number][] = [[385.0, -48.0], [385.0, 48.0], [515.0, 0.0]];
const _CAPTURE_2: number = 208.80249999999998;
const _STEP: number = 0.004166666666666667;
const _SLOWING: number = 1.75;
const _TOUCH: number = 1e-06;
const _ROUNDS: number = 60;
const _PARTS: number = 100;

/** What a shot did: the stones that lie now, how many sank, how many were taken away first, and what happened. */
export class Shot {
  lying: number[];
  sunk: number;
  taken: number;
  happenings: [number, number, number, number, number][];

  constructor(lying: number[], sunk: number, taken: number, happenings: [number, number, number, number, number][]) {
    this.lying = lying;
    this.sunk = sunk;
    this.taken = taken;
    this.happenings = happenings;
  }
}

/** A stone, its direction (of length 1) and speed; at rest the speed is 0. */
export class Stone {
  number: number;
  x: number;
  y: number;
  ux: number;
  uy: number;
  speed: number;

  constructor(number: number, x: number, y: number, ux: number, uy: number, speed: number) {
    this.number = number;
    this.x = x;
    this.y = y;
    this.ux = ux;
    this.uy = uy;
    this.speed = speed;
  }

  /** Move on with this velocity. */
  turn(vx: number, vy: number): void {
    let speed = Math.sqrt(((vx * vx) + (vy * vy)));
    this.speed = speed;
    if (speed > 0.0) {
      this.ux = (vx / speed);
      this.uy = (vy / speed);
    }
  }

  /** Friction and move, so many times at one stride; whoever calls sees that nothing is met and nothing stops. */
  glide(steps: number): void {
    this.speed -= (steps * _SLOWING);
    let stride = (((steps * this.speed) + (_SLOWING * Math.floor((steps * (steps - 1)) / 2))) * _STEP);
    this.x += (this.ux * stride);
    this.y += (this.uy * stride);
  }
}

/** Stones in motion, from the release until all lie still. */
export class Roll {
  stones: Stone[];
  step: number;
  sunk: number;
  happenings: [number, number, number, number, number][];

  constructor(stones: Stone[]) {
    this.stones = stones;
    this.step = 0;
    this.sunk = 0;
    this.happenings = [];
  }

  /** Until all rest, or time is up. */
  run(): void {
    while (this.step < LAST_STEP) {
      let moving = this.stones.filter((stone) => stone.speed > 0.0);
      if (moving.length === 0) {
        break;
      }
      let clear = this.clear_steps(moving);
      if (clear > 0) {
        for (const stone of moving) {
          stone.glide(clear);
        }
        this.step += clear;
      }
      if (this.step < LAST_STEP) {
        this.take_step(moving);
      }
    }
    this.come_to_rest();
  }

  /** So many steps surely meet nothing and stop nobody: fewer than there are, never more. */
  clear_steps(moving: Stone[]): number {
    let clear = (LAST_STEP - this.step);
    for (const stone of moving) {
      clear = Math.min(clear, _steps_within(stone.speed, this.clear_way(stone)));
      if (clear <= 0) {
        return 0;
      }
    }
    const all3 = moving;
    for (let place = 0; place < all3.length; place++) {
      const stone = all3[place]!;
      for (const other of moving.slice((place + 1))) {
        let gap = (_distance((other.x - stone.x), (other.y - stone.y)) - _DIAMETER);
        clear = Math.min(clear, Math.trunc((gap / ((stone.speed + other.speed) * _STEP))));
      }
    }
    return Math.max(clear, 0);
  }

  /** How far a stone can go before it meets a board, the peg, a hole or a stone at rest. */
  clear_way(stone: Stone): number {
    let x = stone.x;
    let y = stone.y;
    let ux = stone.ux;
    let uy = stone.uy;
    let way = _way_to_boards(x, y, ux, uy);
    for (const [hole_x, hole_y] of _HOLES) {
      way = Math.min(way, _way_to_circle((hole_x - x), (hole_y - y), ux, uy, CAPTURE));
    }
    way = Math.min(way, _way_to_circle((_PEG_X - x), (_PEG_Y - y), ux, uy, _PEG_REACH));
    for (const other of this.stones) {
      if (other.speed === 0.0) {
        way = Math.min(way, _way_to_circle((other.x - x), (other.y - y), ux, uy, _DIAMETER));
      }
    }
    return way;
  }

  /** One step by the book: friction, move, boards, peg, stones, holes. */
  take_step(moving: Stone[]): void {
    this.step += 1;
    for (const stone of moving) {
      if ((stone.speed - _SLOWING) < REST_SPEED) {
        stone.speed = 0.0;
        this.tell(STOPPED, stone);
      } else {
        stone.glide(1);
        this.meet_boards(stone);
        this.meet_peg(stone);
      }
    }
    let has_met = (this.stones.length > 1 && this.meet_stones());
    this.meet_holes((has_met ? this.stones : moving));
  }

  /** Boards turn back the speed against them, and keep a part of it. */
  meet_boards(stone: Stone): void {
    if (((_LOW_X <= stone.x && stone.x <= _HIGH_X) && (-_HIGH_Y <= stone.y && stone.y <= _HIGH_Y))) {
      return;
    }
    let vx = (stone.ux * stone.speed);
    let vy = (stone.uy * stone.speed);
    if (((stone.x < _LOW_X && vx < 0.0) || (stone.x > _HIGH_X && vx > 0.0))) {
      vx = (-BOUNCE * vx);
    }
    if (((stone.y < -_HIGH_Y && vy < 0.0) || (stone.y > _HIGH_Y && vy > 0.0))) {
      vy = (-BOUNCE * vy);
    }
    _keep_inside(stone);
    stone.turn(vx, vy);
    this.tell(BOARD, stone);
  }

  /** The peg does as the boards do, along the line from its middle. */
  meet_peg(stone: Stone): void {
    let nx = (stone.x - _PEG_X);
    let ny = (stone.y - _PEG_Y);
    if (((nx * nx) + (ny * ny)) >= (_PEG_REACH * _PEG_REACH)) {
      return;
    }
    ;[nx, ny] = _unit(nx, ny);
    stone.x = (_PEG_X + (_PEG_REACH * nx));
    stone.y = (_PEG_Y + (_PEG_REACH * ny));
    let towards = (((stone.ux * nx) + (stone.uy * ny)) * stone.speed);
    if (towards < 0.0) {
      let lost = ((1.0 + BOUNCE) * towards);
      stone.turn(((stone.ux * stone.speed) - (lost * nx)), ((stone.uy * stone.speed) - (lost * ny)));
      this.tell(PEG, stone);
    }
  }

  /** Stones that overlap are set apart and pass on their speed; true if any did. */
  meet_stones(): boolean {
    let has_met = false;
    const all8 = this.stones;
    for (let place = 0; place < all8.length; place++) {
      const stone = all8[place]!;
      for (const other of this.stones.slice((place + 1))) {
        if (((stone.speed > 0.0 || other.speed > 0.0) && this.click(stone, other))) {
          has_met = true;
        }
      }
    }
    return has_met;
  }

  /** Two stones of equal mass meet, if they do. */
  click(stone: Stone, other: Stone): boolean {
    let nx = (other.x - stone.x);
    let ny = (other.y - stone.y);
    if (((nx * nx) + (ny * ny)) >= (_DIAMETER * _DIAMETER)) {
      return false;
    }
    _set_apart(stone, other);
    ;[nx, ny] = _unit(nx, ny);
    let vx = (stone.ux * stone.speed);
    let vy = (stone.uy * stone.speed);
    let other_vx = (other.ux * other.speed);
    let other_vy = (other.uy * other.speed);
    let towards = (((other_vx - vx) * nx) + ((other_vy - vy) * ny));
    if (towards < 0.0) {
      let passed = (((1.0 + CLICK_KEEPS) / 2.0) * towards);
      stone.turn((vx + (passed * nx)), (vy + (passed * ny)));
      other.turn((other_vx - (passed * nx)), (other_vy - (passed * ny)));
      this.tell(CLICK, stone);
      this.tell(CLICK, other);
    }
    return true;
  }

  /** Stones that are near enough and slow enough fall in. */
  meet_holes(stones: Stone[]): void {
    for (const stone of stones) {
      if (is_caught(stone.x, (stone.y + _MIDDLE), stone.speed)) {
        this.tell(SUNK, stone);
        this.sunk += 1;
        stone.speed = 0.0;
        this.stones = this.stones.filter((other) => other.number !== stone.number);
      }
    }
  }

  /** All lie still, none over a board, the peg or another; whoever was set over a hole by that falls in. */
  come_to_rest(): void {
    for (const stone of this.stones) {
      if (stone.speed > 0.0) {
        stone.speed = 0.0;
        this.tell(STOPPED, stone);
      }
    }
    if (this.stones.length > 1) {
      _settle(this.stones);
      this.meet_holes(this.stones);
    }
  }

  /** Note a happening for whoever draws it. */
  tell(what: number, stone: Stone): void {
    let milliseconds = Math.floor(((this.step * 2000) + STEPS) / (2 * STEPS));
    let x = _whole((stone.x * 10.0));
    let y = (_whole((stone.y * 10.0)) + (WIDTH * 5));
    this.happenings.push([what, stone.number, milliseconds, x, y]);
  }

  /** Where the stones lie, as states hold it. */
  lying(): number[] {
    let places = [];
    for (const stone of this.stones) {
      places.push(_whole((stone.x * _PARTS)));
      places.push((_whole((stone.y * _PARTS)) + Math.floor((WIDTH * _PARTS) / 2)));
    }
    return places;
  }
}

/** Whether a hole catches a stone there at that speed: the nearer to its middle, the faster it may be. */
export function is_caught(x: number, y: number, speed: number): boolean {
  y -= _MIDDLE;
  for (const [hole_x, hole_y] of _HOLES) {
    let dx = (x - hole_x);
    let dy = (y - hole_y);
    let apart = ((dx * dx) + (dy * dy));
    if ((apart < _CAPTURE_2 && speed <= (RIM_SPEED + (DEEP_SPEED * (1.0 - (apart / _CAPTURE_2)))))) {
      return true;
    }
  }
  return false;
}

/** Whether a stone lying there (in hundredths) would be pushed by the hand between the set and the release. */
export function is_in_the_way(x: number, y: number, stand: number): boolean {
  let near_x = Math.min(Math.max(x, (SET_X * _PARTS)), (RELEASE_X * _PARTS));
  let dx = (x - near_x);
  let dy = (y - (STANDS[stand]! * _PARTS));
  return ((dx * dx) + (dy * dy)) < (((2 * STONE_RADIUS) * _PARTS) ** 2);
}

/** A shot with a tremor. Stones in the way of the hand are taken off the plank first, and count for nothing. */
export function shoot(lying: number[], stand: number, aim: number, push: number, angle_step: number, push_step: number,
  hand: number): Shot {
  let tenths = (((aim - STRAIGHT) * AIM_STEP) + (angle_step * ANGLE_STEPS[hand]!));
  let speed = Math.min(((PUSH_SPEEDS[push]! * (1000 + (push_step * PUSH_STEPS[hand]!))) / 1000), MOST_SPEED);
  let kept: Stone[] = [];
  let taken: Stone[] = [];
  for (let number = 0; number < Math.floor(lying.length / 2); number += 1) {
    let x = lying[(2 * number)]!;
    let y = lying[((2 * number) + 1)]!;
    let stone = stone_at(number, x, y);
    (is_in_the_way(x, y, stand) ? taken : kept).push(stone);
  }
  let [ux, uy] = direction(tenths);
  return roll(kept, taken, new Stone(Math.floor(lying.length / 2), RELEASE_X, (STANDS[stand]! - _MIDDLE), ux, uy,
    speed));
}

/** The shot as it would be without any tremor. */
export function predicted(lying: number[], stand: number, aim: number, push: number): Shot {
  return shoot(lying, stand, aim, push, 0, 0, 0);
}

/** A stone at rest where a state says that it lies. */
export function stone_at(number: number, x: number, y: number): Stone {
  return new Stone(number, (x / _PARTS), ((y - Math.floor((WIDTH * _PARTS) / 2)) / _PARTS), 1.0, 0.0, 0.0);
}

/** What comes of a stone in motion among others at rest. */
export function roll(kept: Stone[], taken: Stone[], shot: Stone): Shot {
  let rolling = new Roll([...kept, shot]);
  for (const stone of taken) {
    rolling.tell(TAKEN, stone);
  }
  rolling.tell(RELEASED, shot);
  rolling.run();
  return new Shot(rolling.lying(), rolling.sunk, taken.length, rolling.happenings);
}

/** So many steps stay within this way and above the rest speed: a stone of even friction is always ahead of ours. */
function _steps_within(speed: number, way: number): number {
  let left = ((speed * speed) - ((2.0 * FRICTION) * way));
  let slowest = (left > 0.0 ? Math.max(Math.sqrt(left), REST_SPEED) : REST_SPEED);
  return Math.trunc(((speed - slowest) / _SLOWING));
}

function _way_to_boards(x: number, y: number, ux: number, uy: number): number {
  let way = (LENGTH + WIDTH);
  if (ux > 0.0) {
    way = Math.min(way, ((_HIGH_X - x) / ux));
  } else {
    if (ux < 0.0) {
      way = Math.min(way, ((_LOW_X - x) / ux));
    }
  }
  if (uy > 0.0) {
    way = Math.min(way, ((_HIGH_Y - y) / uy));
  } else {
    if (uy < 0.0) {
      way = Math.min(way, ((-_HIGH_Y - y) / uy));
    }
  }
  return Math.max(way, 0.0);
}

/** How far along a direction a circle begins whose middle is there: none if inside, very far if it is passed by. */
function _way_to_circle(dx: number, dy: number, ux: number, uy: number, radius: number): number {
  let ahead = ((dx * ux) + (dy * uy));
  let aside = ((dx * uy) - (dy * ux));
  let inner = ((radius * radius) - (aside * aside));
  if (inner <= 0.0) {
    return (LENGTH + WIDTH);
  }
  let half = Math.sqrt(inner);
  if (ahead <= -half) {
    return (LENGTH + WIDTH);
  }
  return Math.max((ahead - half), 0.0);
}

function _keep_inside(stone: Stone): void {
  stone.x = Math.min(Math.max(stone.x, _LOW_X), _HIGH_X);
  stone.y = Math.min(Math.max(stone.y, -_HIGH_Y), _HIGH_Y);
}

/** Each gives way by half of the overlap; the boards give no way. */
function _set_apart(stone: Stone, other: Stone): void {
  let nx = (other.x - stone.x);
  let ny = (other.y - stone.y);
  let half = ((_DIAMETER - _distance(nx, ny)) / 2.0);
  ;[nx, ny] = _unit(nx, ny);
  stone.x -= (half * nx);
  stone.y -= (half * ny);
  other.x += (half * nx);
  other.y += (half * ny);
  _keep_inside(stone);
  _keep_inside(other);
}

/** Set stones apart until none overlaps anything: what a single step could not finish. */
function _settle(stones: Stone[]): void {
  for (let _ = 0; _ < _ROUNDS; _ += 1) {
    let is_settled = true;
    const all17 = stones;
    for (let place = 0; place < all17.length; place++) {
      const stone = all17[place]!;
      for (const other of stones.slice((place + 1))) {
        if (_distance((other.x - stone.x), (other.y - stone.y)) < (_DIAMETER - _TOUCH)) {
          _set_apart(stone, other);
          is_settled = false;
        }
      }
    }
    for (const stone of stones) {
      let nx = (stone.x - _PEG_X);
      let ny = (stone.y - _PEG_Y);
      if (_distance(nx, ny) < (_PEG_REACH - _TOUCH)) {
        ;[nx, ny] = _unit(nx, ny);
        ;[stone.x, stone.y] = [(_PEG_X + (_PEG_REACH * nx)), (_PEG_Y + (_PEG_REACH * ny))];
        is_settled = false;
      }
    }
    if (is_settled) {
      return;
    }
  }
}

function _distance(dx: number, dy: number): number {
  return Math.sqrt(((dx * dx) + (dy * dy)));
}

/** The direction of a vector; of none, along the plank. */
function _unit(dx: number, dy: number): [number, number] {
  let length = Math.sqrt(((dx * dx) + (dy * dy)));
  if (length === 0.0) {
    return [1.0, 0.0];
  }
  return [(dx / length), (dy / length)];
}

/** The nearest whole number, halves away from 0, so that mirrored places stay mirrored. */
function _whole(value: number): number {
  return (value >= 0.0 ? Math.trunc((value + 0.5)) : -Math.trunc((0.5 - value)));
}
