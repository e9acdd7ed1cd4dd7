/** Names of the engine as people read them: `clues_left` becomes "Clues left". */
export function humanize(name: string): string {
  const words = name.replace(/_seats?$/, "").replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function verbOf(move: string): string {
  return move.split(" ")[0] ?? move;
}

export function nounOf(move: string): string {
  const space = move.indexOf(" ");
  return space < 0 ? "" : move.slice(space + 1);
}

/** Legal moves grouped by their verb, in the order of the list. */
export function byVerb(moves: readonly string[]): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const verb = verbOf(move);
    groups.set(verb, [...(groups.get(verb) ?? []), move]);
  }
  return [...groups];
}
