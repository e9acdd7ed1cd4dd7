/** The log as people like to read it: stories that open, routine that is folded away, and what was taken back. */
import type { Happening } from "./types.ts";

export type LogLine = { n: number; event: Happening };
/** A line that always shows, with what belongs to it; without one, only what nobody needs to read. */
export type Chapter = { head: LogLine | null; lines: LogLine[] };

/** What a game says about its events: which are routine, and which belong to a story that another one begins. */
export type Kinds = { routine: readonly string[]; partOf: Readonly<Record<string, string>> };

/** A story goes on behind a line that interrupts it, such as that this treasure is the last, or a played card. */
const MOST_BETWEEN = 1;

export function chapters(lines: readonly LogLine[], kinds: Kinds): Chapter[] {
  const told: Chapter[] = [];
  const stories = new Set(Object.values(kinds.partOf));
  /** The story that goes on, and how many lines have interrupted it since its last part. */
  let story: Chapter | null = null;
  let others = 0;
  for (const line of lines) {
    const kind = line.event.event;
    const last = told.at(-1);
    const isRoutine = kinds.routine.includes(kind);
    if (story && kind in kinds.partOf && others <= MOST_BETWEEN) {
      story.lines.push(line);
      others = 0;
    } else if (last && isRoutine && last.head?.event.event !== "undone") last.lines.push(line);
    else {
      const chapter: Chapter = isRoutine ? { head: null, lines: [line] } : { head: line, lines: [] };
      told.push(chapter);
      const begins = stories.has(kind);
      others = begins ? 0 : others + 1;
      if (begins) story = chapter;
    }
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
