/** Hexes with a flat top on paper: where they lie, their outlines, and the hand that draws them a little crooked. */
export type Point = readonly [number, number];
export type Hex = { readonly q: number; readonly r: number };

export const SIZE = 28;
export const HALF = (Math.sqrt(3) / 2) * SIZE;

/** The neighbour across each side, clockwise from the lower right; side i runs from corner i to corner i + 1. */
export const ACROSS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const keyOf = (hex: Hex): string => `${hex.q},${hex.r}`;
export const beside = (hex: Hex): Hex[] => ACROSS.map((step) => ({ q: hex.q + step.q, r: hex.r + step.r }));
export const centre = (hex: Hex): Point => [1.5 * SIZE * hex.q, 2 * HALF * (hex.r + hex.q / 2)];

export function corners(hex: Hex, scale = 1): Point[] {
  const [x, y] = centre(hex);
  return [0, 1, 2, 3, 4, 5].map((i) => [
    x + SIZE * scale * Math.cos((Math.PI / 3) * i),
    y + SIZE * scale * Math.sin((Math.PI / 3) * i),
  ]);
}

/** The outlines of a set of hexes, holes among them. */
export function outlines(hexes: readonly Hex[]): Point[][] {
  const inside = new Set(hexes.map(keyOf));
  const name = ([x, y]: Point): string => `${Math.round(x)},${Math.round(y)}`;
  const edges = new Map<string, [Point, Point]>();
  for (const hex of hexes) {
    const points = corners(hex);
    beside(hex).forEach((near, side) => {
      if (!inside.has(keyOf(near))) edges.set(name(points[side]!), [points[side]!, points[(side + 1) % 6]!]);
    });
  }
  const found: Point[][] = [];
  while (edges.size) {
    const loop: Point[] = [];
    let [at, edge] = edges.entries().next().value!;
    while (edges.delete(at)) {
      loop.push(edge[0]);
      at = name(edge[1]);
      edge = edges.get(at) ?? edge;
    }
    found.push(loop);
  }
  return found;
}

function chance(i: number, j: number, k: number): number {
  const n = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

function noise(x: number, y: number, k: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const above = chance(i, j, k) * (1 - u) + chance(i + 1, j, k) * u;
  const below = chance(i, j + 1, k) * (1 - u) + chance(i + 1, j + 1, k) * u;
  return above * (1 - v) + below * v - 0.5;
}

/** The crooked hand: it moves a point by its position only, so that neighbours stay glued together. */
export function warp([x, y]: Point, strength = 0.16, length = 0.62): Point {
  const [a, w] = [strength * SIZE, length * SIZE];
  const wave = (k: number): number => a * (noise(x / w, y / w, k) + 0.5 * noise((x / w) * 2.3, (y / w) * 2.3, k + 1));
  return [x + wave(1), y + wave(3)];
}

export function dense(points: readonly Point[], step: number, closed = true): Point[] {
  const found: Point[] = [];
  const sides = closed ? points.length : points.length - 1;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [points[i]!, points[(i + 1) % points.length]!];
    const pieces = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let n = 0; n < pieces; n++)
      found.push([a[0] + ((b[0] - a[0]) * n) / pieces, a[1] + ((b[1] - a[1]) * n) / pieces]);
  }
  if (!closed) found.push(points.at(-1)!);
  return found;
}

/** Corners cut off, twice: capes and bays become round. */
export function rounded(points: readonly Point[]): Point[] {
  let now = [...points];
  for (let pass = 0; pass < 2; pass++) {
    now = now.flatMap((a, i) => {
      const b = now[(i + 1) % now.length]!;
      return [
        [a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25],
        [a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75],
      ] as Point[];
    });
  }
  return now;
}

export const short = (value: number): string => String(Math.round(value * 10) / 10);
export const line = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}`;

/** The outline of a set of hexes as a path, drawn by hand. */
export const crooked = (hexes: readonly Hex[], step = 4.7): string =>
  outlines(hexes)
    .map((loop) => `${line(dense(loop, step).map((point) => warp(point)))}Z`)
    .join("");

/** A smooth line through points. */
export function smooth(points: readonly Point[]): string {
  let path = line([points[0]!]);
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, from, to] = [points[Math.max(i - 1, 0)]!, points[i]!, points[i + 1]!];
    const after = points[Math.min(i + 2, points.length - 1)]!;
    const bend = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      ...to,
    ];
    path += `C${bend.map(short).join(" ")}`;
  }
  return path;
}
