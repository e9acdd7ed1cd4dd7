/** How far a person has read the talk and the log of each table; kept by the browser: news is new only once. */

type What = "chat" | "log";
const KEYS: Record<What, string> = { chat: "doubloon.read", log: "doubloon.seen" };
const MOST = 200;
const NOTHING = -1;

type Marks = [table: string, line: number][];

function marks(what: What): Marks {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEYS[what]) ?? "[]");
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as Marks) : [];
  } catch {
    return [];
  }
}

/** The last line of the talk that was read at a table, or the last position that was seen. */
export function lastRead(table: string, what: What = "chat"): number {
  return marks(what).find(([each]) => each === table)?.[1] ?? NOTHING;
}

export function noteRead(table: string, line: number, what: What = "chat"): void {
  const others = marks(what).filter(([each]) => each !== table);
  try {
    localStorage.setItem(KEYS[what], JSON.stringify([...others, [table, line]].slice(-MOST)));
  } catch {
    /* without storage everything is new after a reload */
  }
}
