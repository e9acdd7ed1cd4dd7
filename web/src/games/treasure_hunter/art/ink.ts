/** How everything is drawn: inked shapes, flat colours, light from the upper left. A drawing is SVG as text. */
import { dice } from "../../../lib/dice.ts";

export const INK = "#1a120b";
export const DISPLAY = "Fraunces Variable, Georgia, serif";
export const TEXT = "Source Sans 3 Variable, sans-serif";

/** A number with at most one decimal. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** A path or a transformation with numbers in it, each of them short. */
export const d = (words: TemplateStringsArray, ...numbers: number[]): string =>
  words.reduce((all, word, place) => all + short(numbers[place - 1]!) + word);

let ids = 0;
/** A name that nothing else on the page has: for what is referred to, such as a clip path. */
export const fresh = (): string => `th-i${ids++}`;

const stroked = (width: number, stroke: string): string =>
  width ? ` stroke="${stroke}" stroke-width="${short(width)}"` : "";
const seenThrough = (opacity: number): string => (opacity === 1 ? "" : ` opacity="${Math.round(opacity * 100) / 100}"`);
const moved = (transform: string): string => (transform ? ` transform="${transform}"` : "");

/** A filled shape with an inked edge. */
export const shape = (d: string, fill = "none", width = 2.2, stroke = INK, transform = ""): string =>
  `<path d="${d}" fill="${fill}"${stroked(width, stroke)}${moved(transform)}/>`;

/** Colour without an edge: shades, lights, patches. */
export const paint = (d: string, fill: string, opacity = 1, transform = ""): string =>
  `<path d="${d}" fill="${fill}"${seenThrough(opacity)}${moved(transform)}/>`;

export const line = (d: string, stroke = INK, width = 2, opacity = 1): string =>
  `<path d="${d}" fill="none"${stroked(width, stroke)}${seenThrough(opacity)}/>`;

export const disc = (x: number, y: number, r: number, fill: string, width = 2.2, stroke = INK, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${stroked(width, stroke)}` +
  `${seenThrough(opacity)}/>`;

export const oval = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width = 2.2,
  stroke = INK,
  opacity = 1,
): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"` +
  `${stroked(width, stroke)}${seenThrough(opacity)}/>`;

export const put = (drawn: string, transform: string): string => `<g transform="${transform}">${drawn}</g>`;

/** The path of a box with round corners. */
export const rounded = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}` +
  `v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;

/** What lies within a path. */
export function within(d: string, drawn: string): string {
  const id = fresh();
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`;
}

/** Colours from top to bottom, over a box and a margin of 10: stops are an offset and a colour. */
export function sky(w: number, h: number, stops: readonly (readonly [number, string])[]): string {
  const id = fresh();
  return (
    `<linearGradient id="${id}" x2="0" y2="1">${stopped(stops)}</linearGradient>` +
    `<rect x="-10" y="-10" width="${w + 20}" height="${h + 20}" fill="url(#${id})"/>`
  );
}

export const stopped = (stops: readonly (readonly [number, string])[]): string =>
  stops.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");

export const lettering = (
  x: number,
  y: number,
  text: string,
  size: number,
  fill = INK,
  weight = 700,
  font = DISPLAY,
): string =>
  `<text x="${short(x)}" y="${short(y)}" text-anchor="middle" font-family="${font}" font-size="${short(size)}" ` +
  `font-weight="${weight}" fill="${fill}">${text}</text>`;

export const outlined = (x: number, y: number, text: string, size: number, fill: string, width: number): string =>
  lettering(x, y, text, size, fill, 750).replace(
    "<text",
    `<text stroke="${INK}" stroke-width="${width}" paint-order="stroke"`,
  );

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

export function mix(one: string, other: string, share: number): string {
  const to = channels(other);
  const mixed = channels(one).map((from, at) => Math.round(from + (to[at]! - from) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

export const dark = (colour: string, share = 0.3): string => mix(colour, "#150c08", share);
export const light = (colour: string, share = 0.3): string => mix(colour, "#fff6e0", share);

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.ceil((to - from) / step) }, (_, place) => from + place * step);

export type Dice = (from: number, to: number) => number;
export const oneOf = <T>(roll: Dice, things: readonly T[]): T => things[Math.floor(roll(0, things.length))]!;

const scattered = (i: number, j: number, k: number): number => {
  const far = Math.sin(i * 127.1 + j * 311.7 + k * 74.7) * 43758.5453;
  return far - Math.floor(far);
};

/** Smooth hills and valleys between -0.5 and 0.5. */
export function noise(x: number, y: number, k: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [smooth(x - i), smooth(y - j)];
  const above = scattered(i, j, k) * (1 - u) + scattered(i + 1, j, k) * u;
  const below = scattered(i, j + 1, k) * (1 - u) + scattered(i + 1, j + 1, k) * u;
  return above * (1 - v) + below * v - 0.5;
}

/** A round thing with lobes: a bush, a tuft of fur, a cloud of hair. */
export function blob(r: number, lobes: number, seed: number, jitter = 0.16, flat = 0.92): string {
  const roll = dice(seed + 1);
  const points = range(0, lobes).map((place) => {
    const angle = (2 * Math.PI * place) / lobes + roll(-0.12, 0.12);
    const away = (): number => r * (1 + roll(-jitter, jitter) * 0.5);
    return [away() * Math.cos(angle), away() * flat * Math.sin(angle)] as const;
  });
  const arcs = points.map(([x, y], place) => {
    const [toX, toY] = points[(place + 1) % lobes]!;
    const bend = short(Math.hypot(toX - x, toY - y) * 0.62);
    return `A${bend} ${bend} 0 0 1 ${short(toX)} ${short(toY)}`;
  });
  return `M${short(points[0]![0])} ${short(points[0]![1])}${arcs.join("")}Z`;
}

/** The outline of a leaf from its stem, in the direction of an angle. */
export function leafPath(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (u: number, v: number): string => `${short(x + u * c - v * s)} ${short(y + u * s + v * c)}`;
  const half = (side: number): string =>
    `C${at(length * (side < 0 ? 0.3 : 0.75), width * (side < 0 ? -1 : 0.8))} ` +
    `${at(length * (side < 0 ? 0.75 : 0.3), width * (side < 0 ? -0.8 : 1))} ${at(side < 0 ? length : 0, 0)}`;
  return `M${at(0, 0)}${half(-1)}${half(1)}Z`;
}

export function leaf(x: number, y: number, length: number, width: number, angle: number, fill: string, edge = 1.6) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const rib = (part: number): string => `${short(x + length * part * c)} ${short(y + length * part * s)}`;
  return (
    shape(leafPath(x, y, length, width, angle), fill, edge) + line(`M${rib(0.12)}L${rib(0.82)}`, dark(fill, 0.4), 1)
  );
}

/** A flame that stands at a point, so wide and so high. */
export function flamePath(x: number, y: number, w: number, h: number): string {
  const at = (u: number, v: number): string => `${short(x + w * u)} ${short(y - h * v)}`;
  return (
    `M${at(0, 1)}C${at(0.12, 0.66)} ${at(0.62, 0.58)} ${at(0.5, 0.2)}Q${at(0.42, 0)} ${at(0, 0)}` +
    `Q${at(-0.46, 0)} ${at(-0.5, 0.26)}C${at(-0.52, 0.46)} ${at(-0.3, 0.5)} ${at(-0.26, 0.66)}` +
    `Q${at(-0.1, 0.56)} ${at(-0.1, 0.46)}Q${at(0.04, 0.7)} ${at(0, 1)}Z`
  );
}

export const flame = (x: number, y: number, w: number, h: number, edge = 2): string =>
  shape(flamePath(x, y, w, h), "#e8571c", edge) +
  paint(flamePath(x, y - 1, w * 0.62, h * 0.66), "#ffb02e") +
  paint(flamePath(x, y - 2, w * 0.3, h * 0.36), "#fff0a8");
