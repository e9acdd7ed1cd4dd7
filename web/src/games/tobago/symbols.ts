/** The things that are drawn many times, as SVG symbols; all of them our own. */
import { short } from "./geometry.ts";

/** Dice that always fall the same way, so that a picture is the same on every screen. */
export function dice(seed: number): (from: number, to: number) => number {
  let state = seed * 2654435761;
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (to - from) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}

export const hexagon = (radius: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => `${short(radius * Math.cos((Math.PI / 3) * i))} ${short(radius * Math.sin((Math.PI / 3) * i))}`).join("L")}Z`;

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

const GREENS = [["#173f2a", "#3a7a49", "#62a05a"], ["#153a2a", "#2f6d45", "#54925a"], ["#1b452a", "#477f42", "#7aad55"], ["#143a26", "#356f3c", "#5c9a50"]];

const crown = (greens: string[], i: number): string =>
  `<g id="tb-crown${i}"><path d="${lobes(6, 7, i + 3)}" transform="translate(1.300 2.300)" fill="#0c2a1c" opacity=".5"/><path d="${lobes(6, 7, i + 3)}" fill="${greens[1]}" stroke="${greens[0]}" stroke-width=".7"/><path d="${lobes(3.2, 6, i + 9)}" transform="translate(-1.400 -1.700)" fill="${greens[2]}" opacity=".75"/></g>`;

const PEAKS = [[24, 25, 1], [18, 18, 1], [14, 12, 0], [20, 21, 1], [12, 9, 0]] as const;

function peak([w, h, snow]: (typeof PEAKS)[number], i: number): string {
  const at = (points: number[][]): string => points.map(([x, y]) => `${short(x! * w)} ${short(-y! * h)}`).join("L");
  const left = [[-0.5, 0], [-0.36, 0.28], [-0.24, 0.5], [-0.1, 0.82], [0, 1]];
  const right = [[0.1, 0.76], [0.2, 0.55], [0.34, 0.25], [0.5, 0]];
  const ridge = [[0, 0.05], [0.06, 0.3], [-0.03, 0.5], [0.05, 0.72], [0, 1]];
  return `<g id="tb-peak${i}"><path d="M${at([...left, ...right])}Q0 ${short(h * 0.12)} ${short(-w / 2)} 0Z" fill="#a99d90"/><path d="M${at([...ridge, ...right])}Z" fill="#5d544f"/>${
    snow ? `<path d="M${at([[-0.13, 0.72], [0, 1], [0.13, 0.7], [0.06, 0.64], [0.01, 0.72], [-0.05, 0.6]])}Z" fill="#f6f0e2"/>` : ""
  }<path d="M${at([...left, ...right])}M${at(ridge)}" fill="none" stroke="#332b27" stroke-width=".9" stroke-linejoin="round"/></g>`;
}

const TUFTS =
  '<g id="tb-tuft0" fill="none" stroke="#5d5a20" stroke-width=".9" stroke-linecap="round"><path d="M-3 0q-.6-2-1.900-3M-1 0q0-3-.3-4.600M1 0q.4-2.600 1.400-4M3 0q.8-1.400 2-2"/></g>' +
  '<g id="tb-tuft1"><ellipse cx=".6" cy=".8" rx="3.600" ry="1.500" fill="#5b5220" opacity=".35"/><path d="M-3.400 .6q-.4-2.600 1.700-2.800q.8-2 2.600-.9q2.400 0 2.200 3.700z" fill="#8b8b3c" stroke="#5a5a22" stroke-width=".6"/></g>';

const OBJECTS = `<g id="tb-hut"><ellipse cx="1" cy="7.500" rx="12" ry="3.600" opacity=".35"/><path d="M-7.500 6.500V-1h15v7.500q-7.500 2.400-15 0Z" fill="#d8b77c" stroke="#2a1c10" stroke-width="1.100"/><path d="M2-1h5.500v7.500q-2.600.9-5.500 1.100z" fill="#a9854f"/><path d="M-2.400 7.400V1.600q2.200-2 4.400 0v6z" fill="#3b2614"/><path d="M0-14.500Q-4.500-5-11.600-.2q2 1.900 4 .8 2 1.600 4 .6 1.900 1.600 3.800.4 1.900 1.200 3.800-.1 2 .9 3.700-.6 2.200.9 3.900-1.100Q4.500-5 0-14.500Z" fill="#c58a3a" stroke="#2a1c10" stroke-width="1.100" stroke-linejoin="round"/><path d="M-1.200-10.500Q-3.500-4.500-6.800-.8M.2-9.500Q-.8-4-2.600.2M2-9Q3-4 5.800-.5" stroke="#5d3812" stroke-width=".8" fill="none"/></g>
<g id="tb-palm"><ellipse cx="3" cy="8" rx="10" ry="3" opacity=".33"/><path d="M-1.800 8Q-2.500-2 2.600-11l2 .9Q1-2 2.200 8Z" fill="#a9713b" stroke="#2a1c10"/><path d="M-1.700 4.800h3.600M-1.500 1.500l3.200.2M-.8-1.800l3 .5M.3-5l2.700.8" stroke="#5b3817" stroke-width=".7"/><g stroke="#0f2f1b" stroke-width=".9" stroke-linejoin="round"><path d="M3.500-11Q-3-17-10.500-10.500q.2 2.600 1.300 4Q-4-11 3.500-11Z" fill="#4ea04d"/><path d="M3.500-11Q10-17.500 15.500-10q0 2.400-1 3.800Q10-11 3.500-11Z" fill="#3b8a45"/><path d="M3.500-11Q-2.500-10.500-6.500-2.500q.6 1.800 1.600 2.600Q-1.500-7 3.500-11Z" fill="#357c3e"/><path d="M3.500-11Q9.500-9.500 12-1.500q-.6 1.600-1.600 2.300Q8.500-6 3.500-11Z" fill="#2d7038"/><path d="M3.500-11Q.5-18.500-4.500-19.500q-1.600.5-2.400 1.600Q-1-16 3.500-11Z" fill="#68b659"/><path d="M3.500-11Q5.500-18.500 10.500-19q1.500.7 2 1.900Q7.500-16 3.500-11Z" fill="#5aa952"/></g></g>
<g id="tb-statue"><ellipse cx="2" cy="9" rx="10.500" ry="3.300" opacity=".38"/><path d="M-8 9.500V6.500q8-2.600 16 0v3q-8 2.400-16 0Z" fill="#6f7775" stroke="#1b2120"/><path d="M-5.800 7Q-7.200-2-5.600-10.500-5-16.500 0-16.700 5.400-16.500 5.800-10.500 7.200-2 5.800 7 0 9-5.800 7Z" fill="#a9b3ae" stroke="#1b2120" stroke-width="1.100"/><path d="M1.500-16.600Q5.500-16 5.800-10.500 7.200-2 5.800 7q-2.300.9-4.300 1Q4.500-4 1.500-16.600Z" fill="#77827f"/><path d="M-5.400-8.800Q0-11 5.500-8.800L5-6.700Q2.500-8 1.300-6.400L1.800 0h-3.600l.5-6.400Q-2.500-8-5-6.700Z" fill="#56605e"/><path d="M-3.800-6.300q1-.7 2 .2M1.800-6.100q1-.9 2-.2M-3 3.300Q0 2 3 3.300" fill="none" stroke="#0f1413" stroke-width="1.300" stroke-linecap="round"/></g>
<g id="tb-amulet"><ellipse cx="1" cy="7.800" rx="8" ry="2.500" opacity=".35"/><path d="M-3.500-9.500Q0-13 3.500-9.500" fill="none" stroke="#4a2c0c" stroke-width="1.600"/><circle r="8.200" fill="#d8a33c" stroke="#3a230a" stroke-width="1.200"/><circle r="5.900" fill="#0b5f66" stroke="#3a230a" stroke-width=".9"/><path d="M0-5.200 3.700-1.600 0 5.200-3.700-1.600Z" fill="#5fe3d6" stroke="#04363b" stroke-width=".7"/><path d="M0-5.200V5.200L-3.700-1.600Z" fill="#b5fff3" opacity=".75"/></g>
<g id="tb-ghost"><circle r="8.600" fill="#031a1f" opacity=".5"/><circle r="8.600" fill="none" stroke="#d9fff7" stroke-width="1.500" stroke-dasharray="3 2.400"/><path d="M0-5.200 3.700-1.600 0 5.200-3.700-1.600Z" fill="none" stroke="#d9fff7" stroke-width="1.300"/></g>`;

/** How each map is painted: face, side, edge, pips, and how many. */
const CUBES: Record<string, [string, string, string, string, number]> = {
  white: ["#f6eedb", "#a4957a", "#15100a", "#2a2118", 1],
  black: ["#3a4148", "#101316", "#fff7e0", "#f3e7c9", 2],
  brown: ["#d07a3c", "#75391a", "#15100a", "#fff3dd", 3],
  grey: ["#9fb0bb", "#5b6b76", "#15100a", "#0b161c", 4],
};
const PIPS = [[], [[0, 0]], [[-1, -1], [1, 1]], [[-1.15, -1.15], [0, 0], [1.15, 1.15]], [[-1, -1], [1, -1], [-1, 1], [1, 1]]];

const cube = ([colour, [face, side, edge, pip, number]]: [string, [string, string, string, string, number]]): string =>
  `<g id="tb-cube-${colour}"><ellipse cx=".8" cy="6" rx="7" ry="2.200" opacity=".4"/><path d="M-5.200-3.600-3-6.600H7V3.200L5.200 6.200H-5.200Z" fill="${face}"/><path d="M5.200-3.600 7-6.600V3.200L5.200 6.200Z" fill="${side}"/><path d="M-5.200-3.600-3-6.600H7V3.200L5.200 6.200H-5.200ZM-5.200-3.600H5.200V6.200M5.200-3.600 7-6.600" fill="none" stroke="${edge}" stroke-width=".95" stroke-linejoin="round"/>${PIPS[number]!.map(([x, y]) => `<circle cx="${x! * 2}" cy="${y! * 2 + 1.3}" r="1.100" fill="${pip}"/>`).join("")}</g>`;

const use = (id: string, x: number, y: number, scale: number): string => `<use href="#tb-${id}" transform="translate(${short(x)} ${short(y)}) scale(${scale})"/>`;

function dots(number: number, reach: number, colour: string): string {
  const roll = dice(number);
  const marks = Array.from({ length: number }, () => `M${short(roll(-reach, reach))} ${short(roll(-reach, reach))}h.01`).join("");
  return `<path d="${marks}" stroke="${colour}" stroke-width="2.100" stroke-linecap="round"/>`;
}

function inTile(landmark: string): string {
  switch (landmark) {
    case "jungle": {
      const around = (radius: number, turn: number): number[][] => [0, 1, 2, 3, 4, 5].map((i) => [radius * Math.cos(turn + (Math.PI / 3) * i), radius * Math.sin(turn + (Math.PI / 3) * i)]);
      return [[0, 0], ...around(15, Math.PI / 6), ...around(25, 0)].sort((a, b) => a[1]! - b[1]!).map(([x, y], i) => use(`crown${i % 4}`, x!, y!, 1.42)).join("");
    }
    case "scrubland":
      return dots(14, 20, "#6d6426") + [[-12, -12], [11, -14], [-19, 4], [1, 0], [19, 3], [-8, 16], [12, 17]].map(([x, y], i) => use(`tuft${i % 2}`, x!, y!, 1.8)).join("");
    case "beach":
      return `${dots(48, 25, "#86662c")}<path d="M-22 14q7-6 14 0t14 0 14 0M-20-8q6-5 12 0t12 0 12 0" fill="none" stroke="#a98145" stroke-width="1.800"/>`;
    case "mountain":
      return use("peak1", -13, 2, 1.3) + use("peak2", 15, -1, 1.4) + use("peak0", 1, 20, 1.45);
    case "river":
      return [["#e6dfa6", 25], ["#1c5a82", 21], ["#3f93bd", 18]].map(([colour, width]) => `<path d="M-34-10C-14-26-8 2 2 2S18-8 34 14" fill="none" stroke="${colour}" stroke-width="${width}"/>`).join("") + '<path d="M-34-14C-14-30-8-2 2-2S18-12 34 10M-32-6C-12-22-6 6 4 6S20-4 36 18" fill="none" stroke="#f2fbff" stroke-width="1.600" stroke-dasharray="9 8"/>';
    case "lake":
      return `<path d="${hexagon(25)}${hexagon(19)}${hexagon(13)}" fill="none" stroke="#d6f3ff" stroke-width="1.400" opacity=".7"/><path d="M-9-2q4-4 8 0t8 0M-3 6q4-4 8 0t8 0" fill="none" stroke="#fff" stroke-width="1.900" stroke-linecap="round"/>`;
    case "ocean":
      return '<path d="M-30-11q7.500-8 15 0t15 0 15 0 15 0M-30 3q7.500-8 15 0t15 0 15 0 15 0M-30 17q7.500-8 15 0t15 0 15 0 15 0" fill="none" stroke="#9fe0d8" stroke-width="2.600"/>';
    default:
      return use(landmark, landmark === "palm" ? -2 : 0, 5, 1.6);
  }
}

export const GROUND: Record<string, string> = { jungle: "#2f6a41", scrubland: "#b3a154", beach: "#ecd9a4", mountain: "#8b8079", river: "#79b08f", lake: "#3f93bd" };

const tile = (landmark: string): string =>
  `<g id="tb-on-${landmark}"><g clip-path="url(#tb-tile)"><path d="${hexagon(30)}" fill="${GROUND[landmark] ?? (landmark === "ocean" ? "#12505c" : "#e6d3a0")}"/>${inTile(landmark)}</g><path d="${hexagon(29)}" fill="none" stroke="#1c130a" stroke-width="2"/></g>`;

export const SYMBOLS = `<defs><clipPath id="tb-tile"><path d="${hexagon(30)}"/></clipPath>
<pattern id="tb-hatch" width="4.600" height="4.600" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="4.600" height="4.600" fill="#f0c8b4"/><path d="M0 0V4.600" stroke="#b8402c" stroke-width="2.600"/></pattern>
<pattern id="tb-struck" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="#f0c8b4" opacity=".45"/><path d="M0 0V5" stroke="#c23a28" stroke-width="2.400"/></pattern>
<linearGradient id="tb-gold" x2="0" y2="1"><stop stop-color="#ffe08a"/><stop offset="1" stop-color="#efb73c"/></linearGradient>
<linearGradient id="tb-light" x2="1" y2="1"><stop stop-color="#fff6d8" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#06141c" stop-opacity=".24"/></linearGradient>
${GREENS.map(crown).join("")}${PEAKS.map(peak).join("")}${TUFTS}${OBJECTS}${Object.entries(CUBES).map(cube).join("")}${[...Object.keys(GROUND), "hut", "palm", "statue", "ocean"].map(tile).join("")}</defs>`;
