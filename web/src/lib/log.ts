/** The log as people like to read it: stories that open, routine that is folded away, and what was taken back. */
import type { Happening } from "./types.ts";

export type LogLine = { n: number; event: Happening };
/** A line that always shows, with what belongs to it; without one, only what nobody needs to read. */
export type Chapter = { head: LogLine | null; lines: LogLine[] };

/** What a game says about its events: which are routine, and which belong to a story that another one begins. */
export type Kinds = { routine: readonly string[]; partOf: Readonly<Record<string, string>> };

export function chapters(lines: readonly LogLine[], kinds: Kinds): Chapter[] {
  const told: Chapter[] = [];
  const stories = new Set(Object.values(kinds.partOf));
  for (const line of lines) {
    const kind = line.event.event;
    const last = told.at(-1);
    const isRoutine = kinds.routine.includes(kind);
    /** A story goes on behind one line that interrupts it, such as that this treasure is the last. */
    const story = told.slice(-2).findLast((chapter) => stories.has(chapter.head?.event.event ?? ""));
    if (story && kind in kinds.partOf) story.lines.push(line);
    else if (last && isRoutine && last.head?.event.event !== "undone") last.lines.push(line);
    else told.push(isRoutine ? { head: null, lines: [line] } : { head: line, lines: [] });
  }
  return told;
}

/** The entries that were taken back. */
export function takenBack(lines: readonly LogLine[]): Set<number> {
  const gone = new Set<number>();
  for (const { n, event } of lines) {
    if (event.event !== "undone" || typeof event.first !== "number") continue;
    for (let entry = event.first; entry < n; entry += 1) gone.add(entry);
  }
  return gone;
}
