/** How far a person has read what is said at each table; kept by the browser, so that a new line is new only once. */

const KEY = "doubloon.read";
const MOST = 200;
const NOTHING = -1;

type Marks = [table: string, line: number][];

function marks(): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as Marks) : [];
  } catch {
    return [];
  }
}

/** The last line that was read at a table. */
export function lastRead(table: string): number {
  return marks().find(([each]) => each === table)?.[1] ?? NOTHING;
}

export function noteRead(table: string, line: number): void {
  const others = marks().filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-MOST)));
  } catch {
    /* without storage everything is new after a reload */
  }
}
