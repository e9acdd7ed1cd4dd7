/** Arrow keys on a map: from one thing to the next in a direction, so that a map is one stop of the Tab key. */
type At = readonly [number, number];

const WAYS: Record<string, At> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
/** More than any distance on a map: what lies far aside is reached only if nothing else lies ahead. */
const ASTRAY = 1e6;

export function nextBy<T>(all: readonly T[], from: T, key: string, at: (one: T) => At): T | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = at(from);
  const ahead = all.flatMap((one) => {
    const [dx, dy] = [at(one)[0] - x, at(one)[1] - y];
    const [along, aside] = [dx * way[0] + dy * way[1], Math.abs(dx * way[1] + dy * way[0])];
    return along > 1 ? [{ one, worth: along + aside * 1.5 + (aside > along * 1.8 ? ASTRAY : 0) }] : [];
  });
  return ahead.sort((one, other) => one.worth - other.worth)[0]?.one;
}
