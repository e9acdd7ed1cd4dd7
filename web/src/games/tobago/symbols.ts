/** The things that are drawn many times, as SVG symbols; all of them our own. */
import { dice } from "../../lib/dice.ts";
import THINGS from "./art/things.svg?raw";
import { short } from "./geometry.ts";

/** Six points around the middle, the first to the right of it turned by this angle. */
const around = (radius: number, turn = 0): [number, number][] =>
  [0, 1, 2, 3, 4, 5].map((i) => turn + (Math.PI / 3) * i).map((a) => [radius * Math.cos(a), radius * Math.sin(a)]);

export const hexagon = (radius: number): string =>
  `M${around(radius)
    .map(([x, y]) => `${short(x)} ${short(y)}`)
    .join("L")}Z`;

function lobes(radius: number, number: number, seed: number): string {
  const roll = dice(seed);
  const points = Array.from({ length: number }, (_, i) => {
    const [angle, r] = [(2 * Math.PI * i) / number + roll(-0.12, 0.12), radius * roll(0.92, 1.08)];
    return [r * Math.cos(angle), r * 0.92 * Math.sin(angle)] as const;
  });
  const arcs = points.map(([x, y], i) => {
    const [a, b] = points[(i + 1) % number]!;
    const r = short(Math.hypot(a - x, b - y) * 0.62);
    return `A${r} ${r} 0 0 1 ${short(a)} ${short(b)}`;
  });
  return `M${short(points[0]![0])} ${short(points[0]![1])}${arcs.join("")}Z`;
}

const GREENS = [
  ["#173f2a", "#3a7a49", "#62a05a"],
  ["#153a2a", "#2f6d45", "#54925a"],
  ["#1b452a", "#477f42", "#7aad55"],
  ["#143a26", "#356f3c", "#5c9a50"],
];

const crown = (greens: string[], i: number): string =>
  `<g id="tb-crown${i}">` +
  `<path d="${lobes(6, 7, i + 3)}" transform="translate(1.3 2.3)" fill="#0c2a1c" opacity=".5"/>` +
  `<path d="${lobes(6, 7, i + 3)}" fill="${greens[1]}" stroke="${greens[0]}" stroke-width=".7"/>` +
  `<path d="${lobes(3.2, 6, i + 9)}" transform="translate(-1.4 -1.7)" fill="${greens[2]}" opacity=".75"/></g>`;

const PEAKS = [
  [24, 25, 1],
  [18, 18, 1],
  [14, 12, 0],
  [20, 21, 1],
  [12, 9, 0],
] as const;

/** A line of points, each an x and a y in hundredths of the peak's width and height. */
const LEFT = [-50, 0, -36, 28, -24, 50, -10, 82, 0, 100];
const RIGHT = [10, 76, 20, 55, 34, 25, 50, 0];
const RIDGE = [0, 5, 6, 30, -3, 50, 5, 72, 0, 100];
const SNOW = [-13, 72, 0, 100, 13, 70, 6, 64, 1, 72, -5, 60];

function peak([w, h, snow]: (typeof PEAKS)[number], i: number): string {
  const at = (line: number[]): string =>
    line.map((each, k) => short(((k % 2 ? -h : w) * each) / 100)).reduce((a, b, k) => a + (k % 2 ? " " : "L") + b);
  return (
    `<g id="tb-peak${i}">` +
    `<path d="M${at([...LEFT, ...RIGHT])}Q0 ${short(h * 0.12)} ${short(-w / 2)} 0Z" fill="#a99d90"/>` +
    `<path d="M${at([...RIDGE, ...RIGHT])}Z" fill="#5d544f"/>` +
    (snow ? `<path d="M${at(SNOW)}Z" fill="#f6f0e2"/>` : "") +
    `<path d="M${at([...LEFT, ...RIGHT])}M${at(RIDGE)}" fill="none" stroke="#332b27" stroke-width=".9" ` +
    `stroke-linejoin="round"/></g>`
  );
}

/** How each map is painted: face, side, edge, pips, and how many. */
const CUBES: Record<string, [string, string, string, string, number]> = {
  white: ["#f6eedb", "#a4957a", "#15100a", "#2a2118", 1],
  black: ["#3a4148", "#101316", "#fff7e0", "#f3e7c9", 2],
  brown: ["#d07a3c", "#75391a", "#15100a", "#fff3dd", 3],
  grey: ["#9fb0bb", "#5b6b76", "#15100a", "#0b161c", 4],
};
/** Where the pips lie on a cube with as many: x, y, x, y … */
const PIPS = [[], [0, 0], [-1, -1, 1, 1], [-1.15, -1.15, 0, 0, 1.15, 1.15], [-1, -1, 1, -1, -1, 1, 1, 1]];

function cube([colour, [face, side, edge, pip, number]]: [string, (typeof CUBES)[string]]): string {
  const pips = Array.from({ length: number }, (_, i) => PIPS[number]!.slice(2 * i, 2 * i + 2));
  return (
    `<g id="tb-cube-${colour}"><ellipse cx=".8" cy="6" rx="7" ry="2.2" opacity=".4"/>` +
    `<path d="M-5.2-3.6-3-6.6H7V3.2L5.2 6.2H-5.2Z" fill="${face}"/>` +
    `<path d="M5.2-3.6 7-6.6V3.2L5.2 6.2Z" fill="${side}"/>` +
    `<path d="M-5.2-3.6-3-6.6H7V3.2L5.2 6.2H-5.2ZM-5.2-3.6H5.2V6.2M5.2-3.6 7-6.6" fill="none" stroke="${edge}" ` +
    `stroke-width=".95" stroke-linejoin="round"/>` +
    pips.map(([x, y]) => `<circle cx="${x! * 2}" cy="${y! * 2 + 1.3}" r="1.1" fill="${pip}"/>`).join("") +
    "</g>"
  );
}

const use = (id: string, x: number, y: number, scale: number): string =>
  `<use href="#tb-${id}" transform="translate(${short(x)} ${short(y)}) scale(${scale})"/>`;

function dots(number: number, reach: number, colour: string): string {
  const roll = dice(number);
  const marks = Array.from(
    { length: number },
    () => `M${short(roll(-reach, reach))} ${short(roll(-reach, reach))}h.01`,
  ).join("");
  return `<path d="${marks}" stroke="${colour}" stroke-width="2.1" stroke-linecap="round"/>`;
}

function inTile(landmark: string): string {
  switch (landmark) {
    case "jungle": {
      return [[0, 0], ...around(15, Math.PI / 6), ...around(25)]
        .sort((a, b) => a[1]! - b[1]!)
        .map(([x, y], i) => use(`crown${i % 4}`, x!, y!, 1.42))
        .join("");
    }
    case "scrubland":
      return (
        dots(14, 20, "#6d6426") +
        ["-12 -12", "11 -14", "-19 4", "1 0", "19 3", "-8 16", "12 17"]
          .map((at, i) => `<use href="#tb-tuft${i % 2}" transform="translate(${at}) scale(1.8)"/>`)
          .join("")
      );
    case "beach":
      return (
        dots(48, 25, "#86662c") +
        '<path d="M-22 14q7-6 14 0t14 0 14 0M-20-8q6-5 12 0t12 0 12 0" ' +
        'fill="none" stroke="#a98145" stroke-width="1.8"/>'
      );
    case "mountain":
      return use("peak1", -13, 2, 1.3) + use("peak2", 15, -1, 1.4) + use("peak0", 1, 20, 1.45);
    case "river":
      return (
        [
          ["#e6dfa6", 25],
          ["#1c5a82", 21],
          ["#3f93bd", 18],
        ]
          .map(
            ([colour, width]) =>
              `<path d="M-34-10C-14-26-8 2 2 2S18-8 34 14" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
          )
          .join("") +
        '<path d="M-34-14C-14-30-8-2 2-2S18-12 34 10M-32-6C-12-22-6 6 4 6S20-4 36 18" ' +
        'fill="none" stroke="#f2fbff" stroke-width="1.6" stroke-dasharray="9 8"/>'
      );
    case "lake":
      return (
        `<path d="${hexagon(25)}${hexagon(19)}${hexagon(13)}" ` +
        'fill="none" stroke="#d6f3ff" stroke-width="1.4" opacity=".7"/>' +
        '<path d="M-9-2q4-4 8 0t8 0M-3 6q4-4 8 0t8 0" ' +
        'fill="none" stroke="#fff" stroke-width="1.9" stroke-linecap="round"/>'
      );
    case "ocean":
      return (
        '<path d="M-30-11q7.5-8 15 0t15 0 15 0 15 0M-30 3q7.5-8 15 0t15 0 15 0 15 0' +
        'M-30 17q7.5-8 15 0t15 0 15 0 15 0" ' +
        'fill="none" stroke="#9fe0d8" stroke-width="2.6"/>'
      );
    default:
      return use(landmark, landmark === "palm" ? -2 : 0, 5, 1.6);
  }
}

export const GROUND: Record<string, string> = {
  jungle: "#2f6a41",
  scrubland: "#b3a154",
  beach: "#ecd9a4",
  mountain: "#8b8079",
  river: "#79b08f",
  lake: "#3f93bd",
};

function tile(landmark: string): string {
  const ground = GROUND[landmark] ?? (landmark === "ocean" ? "#12505c" : "#e6d3a0");
  return (
    `<g id="tb-on-${landmark}"><g clip-path="url(#tb-tile)">` +
    `<path d="${hexagon(30)}" fill="${ground}"/>${inTile(landmark)}</g>` +
    `<path d="${hexagon(29)}" fill="none" stroke="#1c130a" stroke-width="2"/></g>`
  );
}

export const SYMBOLS = [
  `<defs><clipPath id="tb-tile"><path d="${hexagon(30)}"/></clipPath>`,
  THINGS,
  ...GREENS.map(crown),
  ...PEAKS.map(peak),
  ...Object.entries(CUBES).map(cube),
  ...[...Object.keys(GROUND), "hut", "palm", "statue", "ocean"].map(tile),
  "</defs>",
].join("");
