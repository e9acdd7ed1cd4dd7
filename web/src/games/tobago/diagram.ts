/** A clue's pictogram: a cut-out of a hex map around the landmark; an X is where the treasure may lie. */
import { beside, centre, keyOf, line, outlines, short, SIZE, type Hex, type Point } from "./geometry.ts";
import { SIGHT, type Clue } from "./island.ts";
import { hexagon } from "./symbols.ts";

type Near = "in" | "next-to" | "in-sight";
const REACH: Record<Near, number> = { in: 0, "next-to": 1, "in-sight": SIGHT };
const SHOWN = 7;

const row = (hex: Hex): number => hex.r + (hex.q - (hex.q & 1)) / 2;

/** How far each hex of the cut-out lies from the landmark. */
function distances(landmark: readonly Hex[]): Map<string, { hex: Hex; far: number }> {
  const found = new Map(landmark.map((hex) => [keyOf(hex), { hex, far: 0 }]));
  for (const { hex, far } of found.values()) {
    if (far === SHOWN) continue;
    for (const near of beside(hex)) if (!found.has(keyOf(near))) found.set(keyOf(near), { hex: near, far: far + 1 });
  }
  return found;
}

/** By the ocean: the sea below, the rows of land above it. */
function strand(): Map<string, { hex: Hex; far: number }> {
  const found = new Map<string, { hex: Hex; far: number }>();
  for (let q = -6; q <= 6; q++)
    for (let r = -9; r <= 9; r++) found.set(`${q},${r}`, { hex: { q, r }, far: Math.max(0, 1 - row({ q, r })) });
  return found;
}

function cross(x: number, y: number, size: number, halo = false): string {
  const [left, right, top, bottom] = [x - size, x + size, y - size, y + size].map(short);
  const path = `M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`;
  const width = Math.max(1.3, size * 0.46);
  const drawn = (colour: string, thick: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(thick)}" stroke-linecap="round"/>`;
  return (halo ? drawn("#ffe08a", width * 2.3) : "") + drawn("#2a1a06", width);
}

function ban(x: number, y: number, radius: number): string {
  const drawn = (colour: string, width: number): string =>
    `<g fill="none" stroke="${colour}" stroke-width="${short(width)}">` +
    `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}"/>` +
    `<path d="M${short(x - radius * 0.7)} ${short(y + radius * 0.7)}` +
    `L${short(x + radius * 0.7)} ${short(y - radius * 0.7)}"/></g>`;
  const width = Math.max(2.4, radius * 0.13);
  return drawn("#fff3e2", width * 1.8) + drawn("#b32f1c", width);
}

const CROWN = "M-6 4.600-7.300-3.600-3.200-.4 0-6.200 3.200-.4 7.300-3.600 6 4.600Z";

export function diagram(clue: Clue, width: number, height: number): string {
  const not = clue.kind.startsWith("not-");
  const near = clue.kind.replace("not-", "") as Near;
  const ocean = clue.landmark === "ocean";
  const landmark: Hex[] = clue.largest
    ? [
        { q: 0, r: 0 },
        { q: 1, r: -1 },
        { q: 1, r: 0 },
      ]
    : [{ q: 0, r: 0 }];
  const all = ocean ? strand() : distances(landmark);
  const broad = near === "next-to" ? 1 : 2;
  const inView = [...all.values()].filter(({ hex, far }) =>
    ocean ? Math.abs(hex.q) <= broad && row(hex) <= 1 && row(hex) >= -broad : far <= REACH[near],
  );
  const points = inView.map(({ hex }) => unit(hex));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - 0.866,
    Math.max(...ys) + 0.866,
  ];
  const room = ocean ? 1 : near === "in" ? (clue.largest ? (not ? 1.42 : 1.16) : not ? 1.5 : 1.28) : not ? 1.2 : 1.05;
  const r = Math.min(width / ((right - left) * room), height / ((bottom - top) * room), height * 0.42);
  const place = ([x, y]: Point): Point => [
    (x - (left + right) / 2) * r + width / 2,
    (y - (top + bottom) / 2) * r + height / 2,
  ];
  let [ground, over] = ["", ""];
  for (const { hex, far } of all.values()) {
    const [x, y] = place(unit(hex));
    if (x < -r || x > width + r || y < -r || y > height + r) continue;
    const at = `transform="translate(${short(x)} ${short(y)})"`;
    const cell = (fill: string, line: string, more = ""): string =>
      `<path d="${hexagon(r * 0.955)}" ${at} fill="${fill}" stroke="${line}" ` +
      `stroke-width="${short(Math.max(0.8, r * 0.055))}"${more}/>`;
    const meant = near === "in" ? far === 0 : far >= 1 && far <= REACH[near];
    if (far === 0) {
      const larger = near === "in-sight" && !clue.largest && !ocean ? 1.34 : 1;
      const scale = ((r * larger) / 29.6).toFixed(3);
      const move = `translate(${short(x)} ${short(y)}) scale(${scale})`;
      const picture = `<use href="#tb-on-${clue.landmark}" transform="${move}"/>`;
      if (larger > 1) over = picture + over;
      else ground += picture;
      if (ocean || clue.largest) continue;
      if (near !== "in" && not) over += cross(x + r * 0.46, y + r * 0.4, Math.max(r * 0.26, 3), true);
      else if (near === "in" && not) over += ban(x, y, r * 0.74);
      else if (near === "in")
        over +=
          `<path d="${hexagon(r * 0.97)}" ${at} fill="none" stroke="#f2bd3f" stroke-width="${short(r * 0.17)}"/>` +
          `<path d="${hexagon(r * 1.07)}" ${at} fill="none" stroke="#5c3f08" stroke-width="1.2"/>` +
          cross(x, y, r * 0.27, true);
    } else if (not) {
      ground += meant
        ? cell("url(#tb-hatch)", "#7d2415")
        : cell("#ffe7a3", "#8d7648", ' fill-opacity=".8" stroke-opacity=".7"') +
          `<g opacity=".5">${cross(x, y, r * 0.22)}</g>`;
    } else {
      ground += meant
        ? cell("url(#tb-gold)", "#5c3f08") + cross(x, y, r * 0.36)
        : cell("#fff7e0", "#8d7648", ' fill-opacity=".35" stroke-opacity=".5"');
    }
  }
  if (clue.largest)
    over += largest(
      landmark.map((hex) => place(unit(hex))),
      outlines(landmark).map((loop) => loop.map(([x, y]) => place([x / SIZE, y / SIZE]))),
      near,
      not,
      r,
    );
  return `<rect width="${width}" height="${height}" fill="${not ? "#f3ddaf" : "#e3d2a6"}"/>${ground}${over}`;
}

const unit = (hex: Hex): Point => {
  const [x, y] = centre(hex);
  return [x / SIZE, y / SIZE];
};

/** Three joined hexes in one heavy outline, with a crown: only the largest area counts. */
function largest(middles: Point[], loops: Point[][], near: Near, not: boolean, r: number): string {
  const path = loops.map((loop) => `${line(loop)}Z`).join("");
  const [x, y] = [0, 1].map((axis) => middles.reduce((sum, point) => sum + point[axis]!, 0) / 3) as [number, number];
  const drawn = (colour: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${short(width)}" stroke-linejoin="round"/>`;
  let svg = drawn("#fff8e2", Math.max(3.2, r * 0.2)) + drawn("#1c130a", Math.max(1.6, r * 0.1));
  if (near === "in" && !not) svg += middles.map(([a, b]) => cross(a, b, r * 0.26, true)).join("");
  if (near === "in" && not) svg += ban(x, y, r * 1.3);
  if (near !== "in" && not)
    svg += middles.map(([a, b]) => cross(a + (a - x) * 0.5, b + (b - y) * 0.5, Math.max(r * 0.24, 3), true)).join("");
  const size = Math.max(8.5, r * 0.5);
  const [crownX, crownY] = near === "in" ? [middles[0]![0] - r * 0.62, middles[0]![1] - r * 0.86] : [x, y];
  return (
    `${svg}<g transform="translate(${short(crownX)} ${short(crownY)})">` +
    `<circle r="${short(size)}" fill="#1c130a" stroke="#fff8e2" stroke-width="1.4"/>` +
    `<path transform="scale(${(size * 0.092).toFixed(3)})" d="${CROWN}" fill="#ffd668"/></g>`
  );
}
