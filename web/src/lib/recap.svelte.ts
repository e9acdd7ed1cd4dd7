/** What happened since I last looked: as a list to read, and as a film to watch, step by step, from there to now. */
import { api } from "./api.ts";
import { t } from "./i18n.ts";
import { chapters, isPutBack, keyOf, type LogLine } from "./log.ts";
import { botsIn, sayNote, withNotes } from "./notes.ts";
import { settings } from "./settings.svelte.ts";
import type { Speech } from "./speech.ts";
import { isStill } from "./stage.svelte.ts";
import type { TableStore } from "./table.svelte.ts";
import { isSlow } from "./time-left.ts";
import type { LastLook, Position } from "./types.ts";

/** So many steps are shown as a film at most, the last ones; and so many the server tells at a time. */
const MOST_STEPS = 120;
const AT_ONCE = 50;
/** Who was away for less, in seconds, at a table where people sit together, knows what happened. */
const AWAY = 120;
/** How long each step is looked at, beside what moves in it, at normal speed. */
const LOOK_MS = 700;

/** A line to read, of which entry it tells; `mine`: a bot did it for me. */
export type Told = { key: object; n: number; text: string; mine: boolean };

/** Was I away for so long that I want to be told? */
export function wasAway(look: LastLook, timer: number, now: number): boolean {
  return isSlow(timer) || now - look.at > AWAY;
}

/** What is worth reading of what happened from an entry on: what heads the log, and all that a bot did for me. */
export function linesSince(store: TableStore, speech: Speech, n: number): Told[] {
  const seats = store.info?.seats ?? [];
  const names = seats.map((seat) => seat.name);
  const notes = store.info?.notes ?? [];
  const isBots = botsIn(notes);
  const lines = store.log.filter((line) => line.n >= n);
  const news = notes.filter((note) => note.n >= n && note.kind !== "timed_out");
  const isMine = ({ note, event, n: at }: LogLine): boolean =>
    !note && event.seat !== undefined && (seats[event.seat]?.yours ?? false) && isBots(event.seat, at);
  const say = (line: LogLine): string => {
    if (line.note) return sayNote(line.note, names);
    if (line.event.event === "undone")
      return t(isPutBack(line, lines, speech.kinds) ? "putBack" : "tookBack", {
        name: names[line.event.seat ?? 0] ?? "",
      });
    const said = speech.sentence(line.event, names);
    return isMine(line) ? t("recapBot", { what: said }) : said;
  };
  const moves = new Map<number, LogLine>();
  for (const line of lines)
    if (!speech.kinds.routine.includes(line.event.event) && !moves.has(line.n)) moves.set(line.n, line);
  const told = chapters(withNotes(lines, news), speech.kinds).flatMap(({ head, lines: more }) => [
    ...(head ? [head] : []),
    ...more.filter((line) => isMine(line) && moves.get(line.n) === line),
  ]);
  return told.map((line) => ({ key: keyOf(line), n: line.n, text: say(line), mine: isMine(line) }));
}

export class Recap {
  /** How far the film is; null: it does not run. */
  step = $state<number | null>(null);
  steps = $state(0);
  problem = $state("");
  #isOver = false;

  constructor(
    readonly store: TableStore,
    readonly look: LastLook,
  ) {}

  /** Can it be shown on the board? Only through the eyes of one seat, and to somebody who likes things to move. */
  get canPlay(): boolean {
    return !isStill() && !this.store.isShared && this.store.eyes !== null;
  }

  /** Everything is known: the board shows what is now. */
  end(): void {
    this.#isOver = true;
    this.step = null;
    const { latest, stage } = this.store;
    if (latest && stage.shown !== latest) stage.cut(latest);
    this.store.lastLook = null;
  }

  /** Show what happened, one step after the other; what comes meanwhile ends the film, for it is later. */
  async play(): Promise<void> {
    this.problem = "";
    this.#isOver = false;
    this.step = 0;
    try {
      const now = this.store.latest;
      const film = await this.#fetch();
      this.steps = film.length - 1;
      const isOver = (): boolean => this.#isOver || this.store.latest !== now;
      for (const [place, position] of film.entries()) {
        if (isOver()) break;
        if (place === 0) this.store.stage.cut(position);
        else this.store.stage.play(position);
        this.step = place;
        await this.store.stage.idle;
        if (!isOver()) await new Promise((resolve) => setTimeout(resolve, LOOK_MS * settings.speed));
      }
      this.end();
    } catch (error) {
      this.step = null;
      this.problem = (error as Error).message;
    }
  }

  async #fetch(): Promise<Position[]> {
    const { id, eyes, latest } = this.store;
    const { stops } = await api.replay(id);
    const to = stops.findLastIndex((stop) => stop.n <= (latest?.n ?? 0));
    const seen = stops.findLastIndex((stop) => stop.n <= this.look.n);
    const from = Math.max(seen, to - MOST_STEPS, 0);
    const film: Position[] = [];
    for (let first = from; first <= to; first += AT_ONCE)
      film.push(...(await api.positions(id, first, Math.min(first + AT_ONCE - 1, to), eyes)));
    return film;
  }
}
