/** What happened at the table and not in the game: bots that step in, and wishes to take back that came to nothing. */
import { t } from "./i18n.ts";
import type { LogLine } from "./log.ts";
import type { Note, TableInfo } from "./types.ts";

const SENTENCES = {
  covered: "noteCovered",
  bot_asked: "noteBotAsked",
  back: "noteBack",
  timed_out: "noteTimedOut",
  left: "noteLeft",
  seated: "noteSeated",
  rematch: "noteRematch",
  withdrawn: "noteWithdrawn",
  declined: "noteDeclined",
  void: "noteVoid",
} as const;

export function sayNote(note: Note, names: readonly string[]): string {
  const name = names[note.seat] ?? "";
  const other = note.name || (names[note.other ?? -1] ?? "");
  return t(SENTENCES[note.kind], { name, other, moves: note.moves });
}

/** The log with the notes where they belong; what was noted before the log begins stays with what was told then. */
export function withNotes(lines: readonly LogLine[], notes: readonly Note[]): LogLine[] {
  const first = lines[0]?.n ?? 0;
  const all = [...lines];
  for (const note of notes.filter((each) => each.n >= first)) {
    const after = all.findIndex((line) => !line.note && line.n >= note.n);
    const line = { n: note.n, event: { n: note.n, event: "note", seat: note.seat }, note };
    all.splice(after < 0 ? all.length : after, 0, line);
  }
  return all;
}

/** Did a bot play for the person of this seat when an entry was made? */
export function botsIn(notes: readonly Note[]): (seat: number, n: number) => boolean {
  const spans: { seat: number; from: number; to: number }[] = [];
  for (const { n, kind, seat, moves, until } of notes) {
    const open = spans.findLast((span) => span.seat === seat && span.to === Infinity);
    if (kind === "timed_out") spans.push({ seat, from: n, to: Math.max(until, n + moves) });
    else if (open && ["back", "seated"].includes(kind)) open.to = n;
    else if (!open && ["covered", "bot_asked", "left"].includes(kind)) spans.push({ seat, from: n, to: Infinity });
  }
  return (seat, n) => spans.some((span) => span.seat === seat && span.from <= n && n < span.to);
}

/** What somebody at the table is told of what was noted since; empty: nothing that they would not know. */
export function newsIn(told: TableInfo, before: TableInfo | null): string {
  const known = new Set(before?.notes.map(keyOf));
  const isMine = (seat: number): boolean => told.seats[seat]?.yours ?? false;
  if (!before || !told.seats.some((seat) => seat.yours)) return "";
  const names = told.seats.map((seat) => seat.name);
  return told.notes
    .filter((note) => !known.has(keyOf(note)))
    .map((note) => sayNews(note, isMine, names))
    .filter(Boolean)
    .join(" ");
}

/** A bot that goes on for somebody whose time is over is no news. */
const keyOf = ({ n, kind, seat }: Note): string => `${n} ${kind} ${seat}`;

function sayNews(note: Note, isMine: (seat: number) => boolean, names: readonly string[]): string {
  const { kind, seat, other, moves } = note;
  if (kind === "back") return isMine(seat) && moves ? t("botPlayed", { moves }) : "";
  if (kind === "timed_out") return isMine(seat) ? t("botDecided") : "";
  if (kind === "left" || kind === "seated" || kind === "rematch") return isMine(seat) ? "" : sayNote(note, names);
  if (kind === "void") return isMine(seat) ? t("yourWishVoid") : sayNote(note, names);
  const isKnown = isMine(seat) || (other !== null && isMine(other));
  return !isKnown && (kind === "withdrawn" || kind === "declined") ? sayNote(note, names) : "";
}
