/** Cards of a person, and the moves that are made by choosing one. */
import { isEmpty, isNames } from "./shape.ts";
import type { Part } from "./shape.ts";

export type Split = (move: string) => { verb: string; noun: string };
/** A row of cards: what lies in it, and which of them is a move by itself. */
export type Hand = { key: string; cards: { name: string; number: number; move: string }[] };

/** Whose a row of cards is: in hand, laid out in front of you, or open to all (a move must name every card of it). */
const [HELD, LAID, OPEN] = [0, 1, 2];

/** Equal cards together: each name with how many there are, in the order of the list. */
export function counted(names: readonly string[]): [name: string, number: number][] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts];
}

/** The hands of a person, and the moves that are on none of their cards.
 *
 * A card is a move if its name is the noun of exactly one.
 * If several rows hold it, the one with most of the verb's nouns counts.
 */
export function handsOf(
  parts: readonly Part[],
  own: readonly Part[],
  moves: readonly string[],
  split: Split,
): { hands: Hand[]; rest: string[] } {
  const ranked = (part: Part, rank: number): { key: string; names: string[]; rank: number }[] =>
    isNames(part) && !isEmpty(part.value) ? [{ key: part.name, names: part.value as string[], rank }] : [];
  const rows = [
    ...parts.filter((part) => part.kind.hand).flatMap((part) => ranked(part, HELD)),
    ...own.filter(({ kind }) => !kind.unsaid || kind.choice).flatMap((part) => ranked(part, LAID)),
    ...parts.filter((part) => part.kind.choice).flatMap((part) => ranked(part, OPEN)),
  ];
  const said = moves.map((move) => ({ move, ...split(move) }));
  const taken = new Map<object, Map<string, string>>(rows.map((row) => [row, new Map()]));
  const rest: string[] = [];
  for (const { move, verb, noun } of said) {
    const isOnly = noun !== "" && said.filter((each) => each.noun === noun).length === 1;
    const nouns = new Set(said.filter((each) => each.verb === verb).map((each) => each.noun));
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
