/** Names of the engine as people read them: `clues_left` becomes "Clues left". */
export function humanize(name: string): string {
  const words = name
    .replace(/_seats?$/, "")
    .replaceAll("_", " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export type Part = { text: string; verb: string; noun: string };

/** Moves that stand alone, and the others by their verb; a verb with a single move stands alone too. */
export function spokenGroups(
  moves: readonly string[],
  split: (text: string) => { verb: string; noun: string },
): { single: string[]; many: { verb: string; moves: Part[] }[] } {
  const groups = new Map<string, Part[]>();
  for (const text of moves) {
    const part = { text, ...split(text) };
    groups.set(part.verb, [...(groups.get(part.verb) ?? []), part]);
  }
  const all = [...groups].map(([verb, parts]) => ({ verb, moves: parts }));
  return {
    single: all.filter((group) => group.moves.length === 1).map((group) => group.moves[0]!.text),
    many: all.filter((group) => group.moves.length > 1),
  };
}

export function isNumeric(nouns: readonly string[]): boolean {
  return nouns.every((noun) => noun !== "" && Number.isFinite(Number(noun)));
}

/** As people look for them: numbers by size, `p2` before `p10`. */
export function inOrder(parts: readonly Part[]): Part[] {
  if (isNumeric(parts.map((part) => part.noun)))
    return [...parts].sort((one, other) => Number(one.noun) - Number(other.noun));
  return parts.length < FEW
    ? [...parts]
    : [...parts].sort((one, other) => one.noun.localeCompare(other.noun, "en", { numeric: true }));
}

/** So few stay in the order of the game. */
const FEW = 12;
