/** The faces of cards: paper, picture, frame, pennant, sign, number; on large ones a name and what the card does. */
import type { CardInfo } from "../things/box.ts";
import { INK, TEXT, disc, fresh, lettering, line, oval, paint, put, rounded, shape, stopped, within } from "./ink.ts";
import { FRAMES, sign, type SignKind } from "./signs.ts";
import { effectOf, lines, plate } from "./words.ts";

/** `wide`: large, and an action card has room for what it does. */
export type Face = "wide" | "large" | "middle" | "small";

const PAPER = "#f7eed6";
const TAG = "#efe4c6";

const use = (name: string, how: string): string => `<use href="#th-${name}" ${how}/>`;

/** Which colours it has: a coin those of its metal, an adventurer those of its location. */
const keyOf = ({ kind, coin, colour }: CardInfo): string =>
  kind === "coin" ? coin! : kind === "adventurer" ? colour! : kind;

export function face(card: CardInfo, size: Face): string {
  const key = keyOf(card);
  const { frame } = FRAMES[key === "companion" ? "action" : key]!;
  const isAction = card.kind === "action" || card.kind === "companion";
  const mark = (card.kind === "companion" ? card.colour : isAction && !card.mark ? "shield" : key) as SignKind;
  const number = (x: number, y: number, large: number): string =>
    card.mark ? close(lettering(x, y, card.mark, card.mark.length < 2 ? large : large * 0.83, "#fff", 760), -1) : "";
  const tag = (x: number, y: number, large: number): string =>
    card.discipline ? close(lettering(x, y, `${card.discipline}`, large, INK, 760), -0.4) : "";
  const signed = (how: string): string => put(sign(mark, "#fff", frame), how);
  /** The ground from a corner on, so wide and high; the figure at a place; and its shadow. */
  const picture = (corner: number, w: number, h: number, figure: string, shade: readonly number[]): string =>
    within(
      rounded(corner, corner, w, h, 4.5),
      use(`ground-${card.kind === "companion" ? card.colour : key}-${w}-${h}`, `x="${corner}" y="${corner}"`) +
        oval(shade[0]!, shade[1]!, shade[2]!, shade[3]!, "#000", 0, INK, 0.25) +
        use(`card-${card.name}`, `transform="${figure}"`),
    );
  if (size === "middle") {
    const scale = isAction ? 0.74 : 0.83;
    const y = 122 - 60 * scale - (isAction ? 8 : 0);
    return (
      shape(rounded(0.8, 0.8, 88.4, 124.4, 7.5), PAPER, 1.5) +
      picture(4, 82, 118, `translate(48 ${y}) scale(${scale})`, [47, 121, 36, 7]) +
      line(rounded(4, 4, 82, 118, 4.5), frame, 3) +
      shape("M3 2H36V47L19.5 55 3 47Z", frame, 1.5) +
      paint("M3 2H36V6H3Z", "#fff", 0.22) +
      signed(card.mark ? "translate(19.5 39) scale(.76)" : "translate(19.5 26) scale(1.25)") +
      (card.discipline ? disc(73, 17, 12.5, TAG, 1.6) : "") +
      number(19.5, 28, 26) +
      tag(73, 22.4, 15.5)
    );
  }
  if (size === "small")
    return (
      shape(rounded(0.7, 0.7, 58.6, 82.6, 5.5), PAPER, 1.4) +
      picture(4, 52, 76, "translate(31 50) scale(.52)", [31, 66, 20, 4]) +
      paint("M4 66H56V77Q56 80 53 80H7Q4 80 4 77Z", frame) +
      line("M4 66H56", INK, 1.2) +
      line(rounded(4, 4, 52, 76, 3), frame, 2.6) +
      shape("M3 3H29V28L16 33 3 28Z", frame, 1.4) +
      (card.mark ? "" : signed("translate(16 15)")) +
      disc(30, 71, 11.5, frame, 1.8, PAPER) +
      signed("translate(30 71) scale(.72)") +
      (card.discipline ? disc(46.5, 13.5, 12, TAG, 1.4) : "") +
      number(16, 24.5, 21) +
      tag(46.5, 19, 16)
    );
  const says = size === "wide" && effectOf(card.name) !== "";
  const [h, scale] = says ? [132, 1] : [168, 1.16];
  const top = h + 6;
  const id = fresh();
  const paper = stopped([
    [0, "#fdf7e6"],
    [1, "#e6d4a8"],
  ]);
  return (
    `<linearGradient id="${id}" x2=".6" y2="1">${paper}</linearGradient>` +
    shape(rounded(1, 1, 148, 212, 10), `url(#${id})`, 1.6) +
    picture(6, 138, h, `translate(${card.kind === "coin" ? 78 : 81} ${h - 62 * scale + 8}) scale(${scale})`, [
      78,
      h + 2,
      52,
      10,
    ]) +
    line(rounded(6, 6, 138, 202, 6), frame, 4) +
    paint(says ? `M6 ${top}H144V${top + 30}H6Z` : `M6 ${top}H144V202Q144 208 138 208H12Q6 208 6 202Z`, frame) +
    line(`M6 ${top}H144`, INK, 1.6) +
    line(`M8 ${top + 2}H142`, "#fff", 1.2, 0.3) +
    paint("M12 4H54V60L33 71 12 60Z", "#000", 0.3) +
    shape("M10 2H52V58L31 69 10 58Z", frame, 1.8) +
    paint("M10 2H52V8H10Z", "#fff", 0.22) +
    line("M14 8V55.5L31 64.5 48 55.5V8", "#fff", 1.2, 0.45) +
    signed(card.mark ? "translate(31 49) scale(.92)" : "translate(31 33) scale(1.7)") +
    (card.discipline ? COLLAR : "") +
    number(31, 36, 33) +
    tag(122, 36.5, 19) +
    named(plate(card.name), says ? 159 : 197) +
    (says ? told(lines(effectOf(card.name), 24)) : "")
  );
}

const close = (text: string, spacing: number): string => text.replace("<text", `<text letter-spacing="${spacing}"`);

/** On the plate; what is long is set closer. */
function named(name: string, y: number): string {
  const fitted = name.length > 15 ? '<text textLength="128" lengthAdjust="spacingAndGlyphs"' : "<text";
  return lettering(75, y, name, 16.5, "#fff", 640).replace("<text", fitted);
}

/** What the card does, in up to three lines. */
const told = (lines: string[]): string =>
  lines
    .map((line, place) =>
      lines.length > 2
        ? lettering(75, 181 + place * 11.5, line, 12, "#2b2014", 550, TEXT)
        : lettering(75, (lines.length > 1 ? 187 : 195) + place * 15.5, line, 14.2, "#2b2014", 550, TEXT),
    )
    .join("");

/** The tag of a dog: its discipline is written on it. */
const COLLAR =
  line("M122 4V16", INK, 5) +
  line("M122 4V16", "#d8a33c", 2.4) +
  disc(123, 32, 17, "#000", 0, INK, 0.3) +
  disc(122, 30, 17, TAG, 1.8) +
  disc(122, 30, 13.5, "none", 1.2, "#8a6a3c").replace("/>", ' stroke-dasharray="2 2"/>');

/** The back of a card. */
export const back = (): string =>
  shape(rounded(0.7, 0.7, 58.6, 82.6, 5.5), "#f0e4c6", 1.4) +
  shape(rounded(4, 4, 52, 76, 3), "#14505a", 1.2, "#0a242b") +
  line("M30 10 50 42 30 74 10 42Z", "#5fb3ad", 1.6) +
  disc(30, 42, 12, "#0d2c34", 1.6, "#5fb3ad") +
  paint("M30 31.5 33 39 40.5 42 33 45 30 52.5 27 45 19.5 42 27 39Z", "#e8d8b0");
