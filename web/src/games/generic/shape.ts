/** The parts of a view, each with what its game says of it. A part that nobody declared is taken as it comes. */
import type { Kind } from "../../lib/schema.ts";

export type Row = Record<string, unknown>;
/** A value to show: its name, what it is, and itself. */
export type Part = { name: string; kind: Kind; value: unknown };
/** The rows of all players, in the order of seats. */
export type Players = { name: string; kind: Kind; rows: Row[] };

const ANY: Kind = { form: "any" };

/** What a value is that nobody declared. */
function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return { form: "list", item: value.length ? kindOf(value[0]) : ANY };
  if (value !== null && typeof value === "object") return { form: "row" };
  if (typeof value === "boolean") return { form: "truth" };
  return { form: typeof value === "number" ? "number" : "name" };
}

const isRow = (value: unknown): value is Row => value !== null && typeof value === "object" && !Array.isArray(value);

/** Is there nothing to be shown? */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value).every(isEmpty);
}

/** Is a number, or are all numbers of a list, as they usually are? */
export function isUsual({ kind, value }: Part): boolean {
  if (kind.usually === undefined) return false;
  return Array.isArray(value) ? value.every((each) => each === kind.usually) : value === kind.usually;
}

/** The parts of a row or a map, whether or not they are worth showing. */
export function allParts(kind: Kind, row: Row): Part[] {
  return Object.entries(row).map(([name, value]) => {
    const declared = kind.fields?.[name] ?? kind.item ?? ANY;
    if (declared.from_seat !== undefined)
      return { name, value: seated(kind, declared, row, value as unknown[]), kind: { ...declared, by_seat: true } };
    return { name, value, kind: declared.form === "any" ? kindOf(value) : declared };
  });
}

/** A list in turn order, put in the order of seats: who has no entry yet has nothing. */
function seated(kind: Kind, list: Kind, row: Row, value: unknown[]): unknown[] {
  const all = Object.keys(row).find((name) => kind.fields?.[name]?.by_seat);
  const seats = all === undefined ? value.length : (row[all] as unknown[]).length;
  const step = row[list.going ?? ""] === "counterclockwise" ? seats - 1 : 1;
  const found: unknown[] = Array(seats).fill(null);
  value.forEach((each, place) => (found[(Number(row[list.from_seat!]) + place * step) % seats] = each));
  return found;
}

/** Those of them that people read. */
export function partsOf(kind: Kind, row: Row, isQuiet: (part: Part) => boolean = isUsual): Part[] {
  return allParts(kind, row).filter(
    (part) => !part.kind.unsaid && part.value !== false && !isEmpty(part.value) && !isQuiet(part),
  );
}

/** The items of a list. */
export function itemsOf({ name, kind, value }: Part): Part[] {
  return (value as unknown[]).map((each) => ({
    name,
    value: each,
    kind: kind.item && kind.item.form !== "any" ? kind.item : kindOf(each),
  }));
}

export const isPlain = ({ kind }: Part): boolean => !["row", "list", "map"].includes(kind.form);
export const isNames = ({ kind }: Part): boolean => kind.form === "list" && kind.item?.form === "name";
export const isRows = ({ kind }: Part): boolean => kind.form === "list" && kind.item?.form === "row";
/** Numbers of the moment, such as dice, stand among the facts; numbers by seat stand beside the seats. */
export const isFact = (part: Part): boolean =>
  isPlain(part) || (part.kind.form === "list" && part.kind.item?.form === "number" && !part.kind.by_seat);
/** A letter, a quest, a task: a row with something to read. */
export const isLetter = ({ kind }: Part): boolean => Object.values(kind.fields ?? {}).some((field) => field.text);
/** Is this what goes on just now? */
export const isNow = ({ kind, value }: Part): boolean =>
  kind.now !== undefined && isRow(value) && (kind.now === "" || value[kind.now] === true);
/** Has it gone on before, and is over? */
export const isPast = (part: Part): boolean => part.kind.now !== undefined && !isNow(part);

/** The players of a view: its rows by seat. */
export function playersOf(parts: readonly Part[]): Players {
  const found = parts.find((part) => part.kind.by_seat && isRows(part));
  return { name: found?.name ?? "", kind: found?.kind.item ?? ANY, rows: (found?.value ?? []) as Row[] };
}

/** The name of a row. */
export const titleOf = (kind: Kind, row: Row): Part | undefined =>
  allParts(kind, row).find((part) => part.kind.title && !isEmpty(part.value));

/** Something is there, but nothing is known of it. */
const UNKNOWN = "?";

/** What a row says of its thing in a word; empty if it says nothing. */
export function wordOf(kind: Kind, row: Row): string {
  const words = partsOf(kind, row).filter((part) => part.kind.form === "name" && !part.kind.title && !part.kind.text);
  return String(words[0]?.value ?? "");
}

/** What a view knows of a thing: a word that stands beside its name, and whose players are there. */
export function about(parts: readonly Part[], players: Players, noun: string): { word: string; seats: number[] } {
  let word = "";
  for (const { kind, value } of parts.filter((part) => isRows(part) && !part.kind.by_seat)) {
    const row = (value as Row[]).find((each) => titleOf(kind.item!, each)?.value === noun);
    if (row) word = wordOf(kind.item!, row) || word || UNKNOWN;
  }
  const isThere = (row: Row): boolean =>
    allParts(players.kind, row).some((part) => part.kind.noun !== undefined && part.value === noun);
  return { word, seats: players.rows.flatMap((row, seat) => (isThere(row) ? [seat] : [])) };
}

/** How many words there are to be read in a value; numbers are soon read. */
export function wordsIn(value: unknown): number {
  return value !== null && typeof value === "object"
    ? Object.values(value).reduce<number>((sum, each) => sum + wordsIn(each), 0)
    : Number(typeof value === "string");
}
