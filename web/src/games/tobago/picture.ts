/** The island as a picture: sea, shore, terrain, rivers and symbols; drawn once, for an island never changes. */
import {
  ACROSS,
  beside,
  centre,
  corners,
  crooked,
  dense,
  keyOf,
  line,
  outlines,
  rounded,
  short,
  SIZE,
  smooth,
  warp,
  type Hex,
  type Point,
} from "./geometry.ts";
import type { Box } from "../../lib/camera.svelte.ts";
import { dice } from "../../lib/dice.ts";
import type { Island, Space } from "./island.ts";
import { GROUND } from "./symbols.ts";

const EDGES: Record<string, string> = {
  jungle: "#143a24",
  scrubland: "#6d6426",
  beach: "#b08d4a",
  mountain: "#443b37",
  river: "#2d6b58",
  lake: "#12486c",
};
const MARGIN = 1.7 * SIZE;
type Roll = (from: number, to: number) => number;

const stroke = (path: string, colour: string, width: number, more = ""): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" ` +
  `stroke-linejoin="round" stroke-linecap="round"${more}/>`;

/** The part of the paper that the island needs, with some sea around. */
export function frame(island: Island): Box {
  const points = island.spaces.flatMap((space) => corners(space));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

/** Rings of water around the land, from far to near, each painted over the last: shallows with thin lines of foam. */
function water(coast: string): string {
  const shallows = [
    [46, "#0f3e48"],
    [40, "#3b6a72", 0.8],
    [39.2, "#12474f"],
    [28.8, "#4f8a8f", 0.8],
    [28, "#17585f"],
    [18.5, "#74b3b3", 0.9],
    [17.6, "#1f6d73"],
    [11, "#9cd6d0", 1],
    [10, "#2f8587"],
    [5.4, "#d8fff4", 1.1],
    [4.3, "#58aaa6"],
  ] as const;
  return shallows.map(([reach, colour]) => stroke(coast, colour, 2 * (reach + 4))).join("");
}

function shore(hexes: readonly Space[], coast: string): string {
  const rough = outlines(hexes)
    .map((loop) => `${line(dense(rounded(loop), 4).map((point) => warp(point, 0.62, 0.9)))}Z`)
    .join("");
  const drawn = (colour: string, width: number): string =>
    `<path d="${rough}" fill="${colour}" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>` +
    stroke(coast, colour, width);
  const shadow = `<g transform="translate(3 7)" opacity=".4">${drawn("#021015", 8)}</g>`;
  return shadow + drawn("#2c1e10", 8.4) + drawn("#f0dfae", 5.4);
}

function areas(island: Island): string {
  const paths = island.areas.map((area) => ({ area, path: crooked(area), terrain: area[0]!.terrain }));
  const fringe = paths
    .map(({ path, terrain }) => (terrain === "beach" ? "" : stroke(path, GROUND[terrain]!, 4)))
    .join("");
  const fills = paths.map(({ path, terrain }, place) => {
    const inner =
      terrain === "lake"
        ? [17, 12.5, 8, 4]
            .map(
              (deep) => stroke(path, "#a9d8ee", 2 * deep + 1.8, ' opacity=".8"') + stroke(path, GROUND.lake!, 2 * deep),
            )
            .join("")
        : "";
    const edge = [9, 5].map((width) => stroke(path, EDGES[terrain]!, width, ' opacity=".2"')).join("");
    return (
      `<clipPath id="tb-area${place}"><path d="${path}" clip-rule="evenodd"/></clipPath>` +
      `<path d="${path}" fill="${GROUND[terrain]}" fill-rule="evenodd"/>` +
      `<g clip-path="url(#tb-area${place})">${inner}${edge}</g>`
    );
  });
  return fringe + fills.join("") + paths.map(({ path }) => stroke(path, "#241a10", 1, ' opacity=".42"')).join("");
}

/** The longest way through a river's spaces, best from the sea to a lake. */
function course(island: Island, area: readonly Space[]): Space[] {
  const isLake = (space: Space): boolean => island.beside(space).some((near) => near.terrain === "lake");
  let best: Space[] = [];
  const worth = (way: readonly Space[]): number =>
    way.length + (island.isCoast(way[0]!) ? 9 : 0) + (isLake(way.at(-1)!) ? 9 : 0);
  const walk = (way: Space[]): void => {
    if (!best.length || worth(way) > worth(best)) best = way;
    for (const near of island.beside(way.at(-1)!)) if (area.includes(near) && !way.includes(near)) walk([...way, near]);
  };
  for (const space of area) walk([space]);
  return best;
}

const between = (a: Point, b: Point, part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

function farthest(from: readonly Hex[], hex: Hex | undefined): Hex | undefined {
  const away = ([x, y]: Point): number => (hex ? Math.hypot(x - centre(hex)[0], y - centre(hex)[1]) : 0);
  return [...from].sort((a, b) => away(centre(b)) - away(centre(a)))[0];
}

function river(island: Island, area: readonly Space[], roll: Roll): string {
  const way = course(island, area);
  const [first, last] = [way[0]!, way.at(-1)!];
  const sea = farthest(
    beside(first).filter((hex) => !island.at(hex)),
    way[1],
  );
  const lake = farthest(
    island.beside(last).filter((near) => near.terrain === "lake"),
    way.at(-2),
  );
  const points: Point[] = sea ? [between(centre(first), centre(sea), 0.68)] : [];
  way.forEach((space, i) => {
    const [x, y] = centre(space);
    points.push([x + roll(-3, 3), y + roll(-3, 3)]);
    const next = way[i + 1];
    if (next) {
      const [a, b] = centre(next);
      const bend = i % 2 ? -0.16 : 0.16;
      points.push([(x + a) / 2 + (b - y) * bend, (y + b) / 2 - (a - x) * bend]);
    }
  });
  if (lake) points.push(between(centre(last), centre(lake), 0.6));
  if (points.length === 1) points.push([points[0]![0] + 8, points[0]![1] + 4]);
  const arms = area
    .filter((space) => !way.includes(space))
    .map((space) => line([centre(space), centre(island.beside(space).find((near) => near.terrain === "river")!)]));
  const path = smooth(points) + arms.join("");
  const flow = (colour: string, width: number, more = ""): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${more}/>`;
  return (
    flow("#1c5a82", 20) +
    flow("#3f93bd", 17.6) +
    flow("#5aadd2", 9, ' opacity=".5"') +
    [-4.5, 0, 4.5]
      .map((off) =>
        stroke(
          path,
          "#f2fbff",
          0.9,
          ` opacity=".6" stroke-dasharray="${9 + Math.abs(off)} 13" transform="translate(${off} ${-off / 2})"`,
        ),
      )
      .join("")
  );
}

const RANGES = [
  [
    [-8, -3, 1],
    [10, -5, 2],
    [2, 11, 0],
  ],
  [
    [8, -4, 3],
    [-11, -1, 2],
    [-6, 13, 1],
    [12, 13, 4],
  ],
  [
    [0, -2, 0],
    [-13, 8, 2],
    [11, 12, 1],
  ],
  [
    [-9, 4, 3],
    [9, -7, 1],
    [10, 12, 2],
  ],
  [
    [3, 3, 0],
    [-12, -4, 4],
    [-9, 15, 1],
    [14, -7, 4],
  ],
] as const;
const BUSHES = [
  [0, -2],
  [-13, -9],
  [12, -11],
  [-12, 9],
  [13, 8],
  [0, 15],
  [1, -17],
] as const;

type Drawn = readonly [y: number, svg: string];

function growth(space: Space, roll: Roll): Drawn[] {
  const [x, y] = centre(space);
  const put = (id: string, dx: number, dy: number, scale: number): Drawn => [
    y + dy,
    `<use href="#tb-${id}" transform="translate(${short(x + dx)} ${short(y + dy)}) scale(${scale.toFixed(2)})"/>`,
  ];
  const speckle = (number: number, reach: number, colour: string): Drawn => [
    y - 60,
    stroke(
      Array.from(
        { length: number },
        () => `M${short(x + roll(-reach, reach))} ${short(y + roll(-reach, reach))}h.01`,
      ).join(""),
      colour,
      1.35,
      ' opacity=".7"',
    ),
  ];
  switch (space.terrain) {
    case "jungle": {
      const ring = (reach: number, turn: number): Drawn[] =>
        [0, 1, 2, 3, 4, 5].map((i) =>
          put(
            `crown${Math.floor(roll(0, 4))}`,
            reach * Math.cos(turn + (Math.PI / 3) * i) + roll(-2.4, 2.4),
            reach * Math.sin(turn + (Math.PI / 3) * i) + roll(-2.4, 2.4),
            roll(0.78, 1.12),
          ),
        );
      return [put("crown0", 0, 0, 1), ...ring(SIZE * 0.46, Math.PI / 6), ...ring(SIZE * 0.7, 0)];
    }
    case "mountain":
      return RANGES[(((space.q * 2 + space.r * 3) % 5) + 5) % 5]!.map(([dx, dy, i]) =>
        put(`peak${i}`, dx + roll(-2, 2), dy + roll(-1.5, 1.5), roll(0.9, 1.12)),
      );
    case "scrubland":
      return [
        speckle(14, 17, "#6d6426"),
        ...BUSHES.map(([dx, dy], i) =>
          put(`tuft${Math.abs(i + space.q + space.r) % 2}`, dx + roll(-3, 3), dy + roll(-3, 3), 1),
        ),
      ];
    case "beach":
      return [
        speckle(40, 18, "#8a6a30"),
        [
          y - 59,
          stroke(
            `M${short(x - 13)} ${short(y + 5)}q6-4 12 0t12-1M${short(x - 8)} ${short(y - 9)}q5-3 10 0t10-1`,
            "#b99451",
            1.2,
            ' opacity=".5"',
          ),
        ],
      ];
    case "lake":
      return [0, 1].map(
        () =>
          [
            y - 60,
            stroke(
              `M${short(x + roll(-16, 6))} ${short(y + roll(-10, 10))}q2.500-2.400 5 0t5 0`,
              "#f0fbff",
              1,
              ' opacity=".7"',
            ),
          ] as const,
      );
    default:
      return [0, 1, 2, 3, 4].map((i) =>
        put("tuft0", 19 * Math.cos(i * 1.3 + space.q), 19 * Math.sin(i * 1.3 + space.q), 0.9),
      );
  }
}

function grid(island: Island): string {
  const path = island.spaces
    .flatMap((space) => {
      const points = corners(space);
      return ACROSS.flatMap((step, side) => {
        const near = { q: space.q + step.q, r: space.r + step.r };
        const once = !island.at(near) || keyOf(space) < keyOf(near);
        return once
          ? [line(dense([points[side]!, points[(side + 1) % 6]!], 4.7, false).map((point) => warp(point)))]
          : [];
      });
    })
    .join("");
  return (
    stroke(path, "#1a120a", 1, ' opacity=".36"') +
    stroke(path, "#fff6dc", 0.8, ' opacity=".22" transform="translate(.7 .9)"')
  );
}

function draw(island: Island): string {
  const roll = dice(island.number);
  const coast = crooked(island.spaces);
  const rivers = island.areas.filter((area) => area[0]!.terrain === "river");
  const drawn = island.spaces.flatMap((space) => growth(space, roll)).sort((a, b) => a[0] - b[0]);
  const isWet = (space: Space): boolean => space.terrain === "lake" || space.terrain === "river";
  const clear = crooked(island.spaces.filter((space) => !isWet(space)));
  return (
    water(coast) +
    shore(island.spaces, coast) +
    areas(island) +
    rivers.map((area) => river(island, area, roll)).join("") +
    `<clipPath id="tb-land"><path d="${coast}"/></clipPath>` +
    `<g clip-path="url(#tb-land)">${drawn.map(([, svg]) => svg).join("")}</g>` +
    grid(island) +
    `<path d="${clear}" fill="url(#tb-light)"/>`
  );
}

const known = new Map<number, string>();

export function pictureOf(island: Island): string {
  let found = known.get(island.number);
  if (!found) known.set(island.number, (found = draw(island)));
  return found;
}
