/** What a view is made of, found by looking: nothing here knows any game, only the customs of views.
 *
 * A key that ends in `_seat` or `_seats` names players; what all see of each player is a list with one item a seat.
 */
export type Row = Record<string, unknown>;
export type Entry = [key: string, value: unknown];
export type Split = (move: string) => { verb: string; noun: string };

/** What a player holds, by custom. */
const OWN = ["hand", "pack", "favours", "cards"];
/** What a view tells programs, not people. */
const UNSAID = ["you_seat", "asked_for", "in_use"];
const LONG_TEXT = 40;
/** Whose a row of cards is: in hand, laid out in front of you, or open to all (a move must name every card of it). */
const [HELD, LAID, OPEN] = [0, 1, 2];

export const isPlain = (value: unknown): boolean => value === null || typeof value !== "object";
export const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === "object" && !Array.isArray(value);
export const isSeatKey = (key: string): boolean => /_seats?$/.test(key);
export const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === "string");
export const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.length > 0 && value.every(isRow);

/** Is there nothing to be shown? Numbers in rows of their own are made for pictures. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  if (typeof value !== "object") return false;
  return Object.values(value).every(
    (each) =>
      isEmpty(each) ||
      (Array.isArray(each) && Array.isArray(value) && each.length > 1 && each.every((one) => typeof one === "number")),
  );
}

/** What can be shown of a view or a part of it. */
export function entriesOf(row: Row): Entry[] {
  return Object.entries(row).filter(([key, value]) => !UNSAID.includes(key) && !isEmpty(value) && value !== false);
}

/** The key under which all players stand; empty if there is none. */
export function playersKey(view: Row, seats: number): string {
  const fits = (key: string): boolean => isRows(view[key]) && (view[key] as Row[]).length === seats;
  return fits("players")
    ? "players"
    : (Object.keys(view).find(
        (key) => fits(key) && isAlike(view[key] as Row[]) && key.endsWith("s") && !hasOwnName(view[key] as Row[]),
      ) ?? "");
}

const isAlike = (rows: Row[]): boolean => rows.every((row) => Object.keys(row).join() === Object.keys(rows[0]!).join());
/** Rows of things are told apart by a name in front; rows of players by their seat. */
const hasOwnName = (rows: Row[]): boolean => rows.every((row) => typeof Object.values(row)[0] === "string");

/** Equal cards together: each name with how many there are, in the order of the list. */
export function counted(names: readonly string[]): [name: string, number: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** A row of cards: what lies in it, and which of them is a move by itself. */
export type Hand = { key: string; cards: { name: string; number: number; move: string }[] };

/** The hands of a person, and the moves that are on none of their cards.
 *
 * A card is a move if its name is the noun of exactly one.
 * If several rows hold it, the one with most of the verb's nouns counts.
 */
export function handsOf(
  view: Row,
  own: Row,
  moves: readonly string[],
  split: Split,
): { hands: Hand[]; rest: string[] } {
  const rowsOf = (from: Row, rank: number): { key: string; names: string[]; rank: number }[] =>
    Object.entries(from).flatMap(([key, names]) =>
      isNames(names) ? [{ key, names, rank: rank === OPEN && OWN.includes(key) ? HELD : rank }] : [],
    );
  const rows = [...rowsOf(view, OPEN), ...rowsOf(own, LAID)].sort((one, other) => one.rank - other.rank);
  const parts = moves.map((move) => ({ move, ...split(move) }));
  const taken = new Map<object, Map<string, string>>(rows.map((row) => [row, new Map()]));
  const rest: string[] = [];
  for (const { move, verb, noun } of parts) {
    const isOnly = noun !== "" && parts.filter((each) => each.noun === noun).length === 1;
    const nouns = new Set(parts.filter((each) => each.verb === verb).map((each) => each.noun));
    const share = (names: string[]): number =>
      new Set(names.filter((name) => nouns.has(name))).size / new Set(names).size;
    const homes = rows.filter((row) => row.names.includes(noun) && (row.rank < OPEN || share(row.names) === 1));
    const home = isOnly
      ? homes.sort(
          (one, other) =>
            Number(one.rank === OPEN) - Number(other.rank === OPEN) || share(other.names) - share(one.names),
        )[0]
      : undefined;
    if (home) taken.get(home)!.set(noun, move);
    else rest.push(move);
  }
  const hands = rows
    .filter((row) => taken.get(row)!.size > 0 || row.rank === HELD)
    .sort((one, other) => taken.get(other)!.size - taken.get(one)!.size)
    .map((row) => ({
      key: row.key,
      cards: counted(row.names).map(([name, number]) => ({ name, number, move: taken.get(row)!.get(name) ?? "" })),
    }));
  return { hands, rest };
}

/** How many cards lie in a row, so that all rows are about equally long. */
export function columnsFor(cards: number, room: number, width: number, gap: number): number {
  const most = Math.max(1, Math.floor((room + gap) / (width + gap)));
  return Math.ceil(cards / Math.ceil(cards / most)) || 1;
}

/** Something is there, but nothing is known of it. */
const UNKNOWN = "?";

/** What a view knows of a thing: a word that stands beside its name, and whose players are there. */
export function about(view: Row, players: Row[], noun: string): { word: string; seats: number[] } {
  let word = "";
  for (const rows of Object.values(view)) {
    if (!isRows(rows) || rows === players) continue;
    const row = rows.find((each) => Object.values(each)[0] === noun);
    if (row)
      word =
        (Object.values(row)
          .slice(1)
          .find((each) => typeof each === "string") as string | undefined) ??
        (word || UNKNOWN);
  }
  return { word, seats: players.flatMap((row, seat) => (Object.values(row).includes(noun) ? [seat] : [])) };
}

/** Numbers of the moment, such as dice: few enough to stand among the facts. */
export function isThrow(value: unknown): boolean {
  return Array.isArray(value) && value.length <= 6 && value.every((each) => typeof each === "number");
}

/** Without the lists that others add up to: what lies in groups need not lie in a heap too. */
export function withoutSums(entries: Entry[]): Entry[] {
  const namesOf = (value: unknown): string[] =>
    Array.isArray(value) ? value.flat(2).filter((each) => typeof each === "string") : [];
  return entries.reduce((kept, entry) => {
    let rest = namesOf(entry[1]);
    if (!isNames(entry[1])) return kept;
    for (const other of kept) if (other !== entry) rest = without(rest, namesOf(other[1])) ?? rest;
    return rest.length ? kept : kept.filter((each) => each !== entry);
  }, entries);
}

/** What is left of a heap without these; null if they are not all in it. */
function without(heap: string[], names: string[]): string[] | null {
  const left = [...heap];
  for (const name of names) {
    const place = left.indexOf(name);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** How many words there are to be read in a value; numbers are soon read. */
export function wordsIn(value: unknown): number {
  return value !== null && typeof value === "object"
    ? Object.values(value).reduce<number>((sum, each) => sum + wordsIn(each), 0)
    : Number(typeof value === "string");
}

/** A letter, a quest, a task: something with a text to be read. */
export function isLetter(value: unknown): value is Row & { text: string } {
  return isRow(value) && typeof value.text === "string";
}

export const isLongText = (value: unknown): boolean => typeof value === "string" && value.length > LONG_TEXT;

/** The parts of a name that say a colour, and its numbers: what can be seen of a card at a glance. */
export function glance(name: string): { colour: string; number: string } {
  const parts = name.split("-");
  const numbers = parts.filter((part) => /^x?\d+$/.test(part)).map((part) => part.replace("x", "×"));
  return {
    colour: parts.find((part) => part in COLOURS) ?? "",
    number: numbers.length < 3 ? numbers.join("/") : numbers.join("·"),
  };
}

export const COLOURS: Record<string, string> = {
  red: "#c8402c",
  blue: "#2f7fd1",
  green: "#3b8f4e",
  yellow: "#e2b72f",
  orange: "#df7d2c",
  purple: "#8a4bb0",
  black: "#2b2b2e",
  white: "#f7f3e8",
  grey: "#8b9196",
  gray: "#8b9196",
  brown: "#85552f",
  copper: "#c47a45",
  silver: "#c3cad0",
  gold: "#e6b53a",
  pearls: "#efe3e6",
};
