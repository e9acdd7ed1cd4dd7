/** The log as people like to read it: stories that open, routine that is folded away, and what was taken back. */
import { same } from "./steady.ts";
import type { Happening, Note } from "./types.ts";

/** What was told with an entry; or a note of what happened at the table before it. */
export type LogLine = { n: number; event: Happening; note?: Note };
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
    const isRoutine = kinds.routine.includes(kind) || isPutBack(line, lines, kinds);
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

/** What a line is known by: notes are put among the lines anew each time. */
export const keyOf = ({ event, note }: LogLine): object => note ?? event;
/** All lines of a chapter. */
export const linesIn = ({ head, lines }: Chapter): LogLine[] => (head ? [head, ...lines] : lines);

/** Gives chapters to which nothing was added back as they were the last time: only the others are drawn anew. */
export function steadyChapters(): (now: readonly Chapter[]) => Chapter[] {
  let known = new Map<object, Chapter>();
  return (now) => {
    const all = now.map((chapter) => {
      const keys = linesIn(chapter).map(keyOf);
      const old = known.get(keys[0]!);
      return old && !old.head === !chapter.head && same(linesIn(old).map(keyOf), keys) ? old : chapter;
    });
    known = new Map(all.map((chapter) => [keyOf(linesIn(chapter)[0]!), chapter]));
    return all;
  };
}

/** Was nothing taken back that anybody read of, such as a card that was only picked up? */
export function isPutBack({ n, event }: LogLine, lines: readonly LogLine[], kinds: Kinds): boolean {
  const first = event.event === "undone" && typeof event.first === "number" ? event.first : -1;
  if (first < (lines[0]?.n ?? 0)) return false;
  return !lines.some(
    (line) => !line.note && first <= line.n && line.n < n && !["undone", ...kinds.routine].includes(line.event.event),
  );
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
