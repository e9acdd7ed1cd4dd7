/** What belongs to each of some points: all that is nearer to it than to the others, cut to a circle round it. */
import type { Point } from "../../../lib/camera.svelte.ts";

const CORNERS = 20;

/** The part of a convex shape that is nearer to one point than to another. */
function nearer(shape: readonly Point[], one: Point, other: Point): Point[] {
  const [mx, my] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const [nx, ny] = [other[0] - one[0], other[1] - one[1]];
  const off = ([x, y]: Point): number => (x - mx) * nx + (y - my) * ny;
  return shape.flatMap((point, place): Point[] => {
    const next = shape[(place + 1) % shape.length]!;
    const [a, b] = [off(point), off(next)];
    const kept: Point[] = a <= 0 ? [point] : [];
    if (a <= 0 === b <= 0) return kept;
    const part = a / (a - b);
    return [...kept, [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part]];
  });
}

export function cells(points: readonly Point[], radius: number): Point[][] {
  return points.map((one) => {
    const circle = Array.from({ length: CORNERS }, (_, corner): Point => {
      const turn = (2 * Math.PI * corner) / CORNERS;
      return [one[0] + radius * Math.cos(turn), one[1] + radius * Math.sin(turn)];
    });
    return points.reduce<Point[]>((shape, other) => {
      const away = Math.hypot(other[0] - one[0], other[1] - one[1]);
      return away > 0 && away < 2 * radius ? nearer(shape, one, other) : shape;
    }, circle);
  });
}

/** How near the two nearest of some points are. */
export const leastBetween = (points: readonly Point[]): number =>
  Math.min(...points.flatMap(([x, y], place) => points.slice(place + 1).map(([a, b]) => Math.hypot(a - x, b - y))));

export const outline = (points: readonly Point[]): string =>
  points.length ? `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z` : "";
