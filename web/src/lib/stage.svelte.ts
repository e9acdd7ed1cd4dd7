/** The stage: plays what was told against the position that is still shown, then shows the new one.
 *
 * With animation off, in a hidden tab, or with less motion preferred, positions show at once: the view is always right.
 */
import { settings } from "./settings.svelte.ts";
import type { Face, Happening, Position } from "./types.ts";

/** What is still to be told of a position, and the view to which it all leads, with what I may do then; and what was
 * told of it before, and the view that is shown meanwhile. */
export type Story = {
  rest: Happening[];
  leads: Face["view"];
  moves?: readonly string[];
  past?: readonly Happening[];
  shown?: Face["view"];
};

/** What is being told just now; `past` was told before it and is not in the shown view either. What is `held` stays
 * until the person goes on. */
export type Scene = { event: Happening; past: Happening[]; ms: number; story?: Story; held?: boolean };

/** How long an event is on stage at normal speed, in milliseconds; 0: it is not played. */
export type Lasts = (event: Happening, story: Story) => number;

/** How long a position is looked at by somebody who watches at their own pace, at normal tempo. */
const LOOK_MS = 900;
/** If the game is so many positions ahead, the stage hurries. */
const FAR_BEHIND = 3;
const HURRY = 2;

export class Stage {
  shown = $state.raw<Position | null>(null);
  scene = $state.raw<Scene | null>(null);
  busy = $state(false);
  /** Does somebody who watches want to stop and look? What comes then waits for them. */
  paused = $state(false);
  /** How fast somebody who watches wants to see it; 0: as it comes. */
  tempo = $state(0);
  /** How many positions wait. */
  behind = $state(0);
  lasts: Lasts = () => 0;
  /** Does the time of somebody run who is still shown what led to their question? */
  isPressed: () => boolean = () => false;
  /** What people must have the time to read is not hurried, however far the game is ahead. */
  reads: (event: Happening, story: Story) => boolean = () => false;
  /** What stays until the person goes on, such as a letter to them. */
  holds: (event: Happening, story: Story) => boolean = () => false;
  /** The same for somebody who learns: what a coach has to say something about. */
  pauses: (event: Happening) => boolean = () => false;
  /** What nobody needs to see by itself, when somebody looks step by step. */
  isRoutine: (event: Happening) => boolean = () => false;
  /** Called for every event when its turn on the stage has come, also if it takes no time. */
  heard: (event: Happening) => void = () => {};

  #queue: Position[] = [];
  /** The position whose story is being told. */
  #telling: Position | null = null;
  #wake: (() => void) | null = null;
  /** Settles when all that was to be played is played. */
  #running: Promise<void> = Promise.resolve();

  /** @param face which of the faces of a position is looked at */
  constructor(readonly face: (position: Position) => Face | undefined = (position) => position.faces[0]) {}

  /** Play what led to this position, after all that is still to be played. */
  play(position: Position): void {
    this.#queue.push(position);
    if (!this.busy && !this.paused) this.#running = this.#run();
    this.behind = this.#queue.length;
  }

  /** When all that was to be played is played. */
  get idle(): Promise<void> {
    return this.#running;
  }

  /** Stop, or go on from there at one's own pace. */
  toggle(): void {
    this.paused = !this.paused;
    this.tempo ||= 1;
    if (!this.paused && !this.busy) void this.#run();
  }

  /** Stop, and see the next thing that happened. */
  step(): void {
    this.paused = true;
    this.tempo ||= 1;
    if (this.busy) this.#wake?.();
    else void this.#run();
  }

  /** See it as it comes again. */
  goLive(): void {
    this.paused = false;
    this.tempo = 0;
    this.skip();
  }

  /** Show this position at once and forget what was still to be played. */
  cut(position: Position): void {
    this.#queue = [];
    this.behind = 0;
    this.scene = null;
    this.shown = position;
    this.#wake?.();
  }

  /** Go on with what happened next. */
  next(): void {
    this.#wake?.();
  }

  /** Do not wait for the rest of what is being played. */
  skip(): void {
    const last = this.#queue.at(-1) ?? this.#telling;
    if (last) this.cut(last);
  }

  /** Nobody looks any more: nothing is told, and nothing sounds. */
  close(): void {
    this.heard = () => {};
    this.skip();
  }

  /** As far as nothing lasts it is played at once, so that the page is drawn anew once for a position and not twice. */
  async #run(): Promise<void> {
    try {
      positions: for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
        const before = this.shown;
        this.#telling = next;
        this.behind = this.#queue.length;
        for (const scene of this.#scenes(next)) {
          this.scene = scene;
          await this.#wait(scene.held ? null : scene.ms);
          if (this.shown !== before) continue positions; // it was cut: something newer is shown already
        }
        this.scene = null;
        this.shown = next;
        if (this.tempo && !this.paused) await this.#wait(LOOK_MS / this.tempo);
        if (this.paused && !this.#isDull(next, before)) break;
      }
    } finally {
      this.#telling = null;
      this.busy = false;
    }
  }

  /** Was nothing told on the way to a position that anybody would look at? One step goes on then, if it can. */
  #isDull(position: Position, before: Position | null): boolean {
    const told = this.face(position)?.events.filter((event) => event.n >= (before?.n ?? 0)) ?? [];
    return this.#queue.length > 0 && told.every((event) => this.isRoutine(event));
  }

  /** What is told on the way to a position and takes its time. */
  *#scenes(position: Position): Generator<Scene> {
    const face = this.face(position);
    const before = this.shown;
    if (!face || !before) return;
    const told = face.events.filter((event) => event.n >= before.n);
    for (const [place, event] of told.entries()) {
      this.heard(event);
      const past = told.slice(0, place);
      const shown = this.face(before)?.view;
      const story = { rest: told.slice(place + 1), leads: face.view, moves: face.moves, past, shown };
      const isLate = this.isPressed() || this.#queue.length >= FAR_BEHIND;
      const haste = this.tempo || (isLate && !this.reads(event, story) ? HURRY : 1);
      const ms = isStill() ? 0 : (this.lasts(event, story) * settings.speed) / haste;
      if (ms > 0)
        yield { event, past, ms, story, held: !this.tempo && (this.holds(event, story) || this.pauses(event)) };
    }
  }

  /** So long, or until somebody goes on. */
  #wait(ms: number | null): Promise<void> {
    this.busy = true;
    return new Promise((resolve) => {
      const timer = ms === null ? undefined : setTimeout(() => this.#wake?.(), ms);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
    });
  }
}

export function isStill(): boolean {
  return settings.speed === 0 || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
