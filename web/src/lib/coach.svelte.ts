/** A coach beside the table of a guided first game: says one thing at a time, and lets the person do it.
 *
 * Which steps are done is kept by this browser for each table, so whoever comes back goes on where they were.
 */
import type { LessonInfo, StepInfo } from "../generated/wire.ts";
import { api } from "./api.ts";
import { fetched } from "./fetched.svelte.ts";
import { fits, isDue, isTold, nextStep, toldOf, type Moment } from "./lesson.ts";
import { takenBack } from "./log.ts";
import { Remembered } from "./remembered.ts";
import { settings } from "./settings.svelte.ts";
import { speechOf } from "./speech.ts";
import type { TableStore } from "./table.svelte.ts";
import type { Happening } from "./types.ts";
import { welcomed } from "./welcome.ts";

/** `since`: the move after which the coach let go. */
type Kept = { done: string[]; left: boolean; over: boolean; since?: number };
const isKept = (value: unknown): value is Kept => Array.isArray((value as Kept | null)?.done);
const progress = new Remembered<Kept>("doubloon.lessons", isKept);

export class Coach {
  #lessons = $state.raw<Partial<Record<string, LessonInfo>>>({});
  #kept = $state.raw<Kept>({ done: [], left: false, over: false });
  /** What is said about the last move; the key of a text. */
  #reply = $state("");
  /** How many steps back the person reads again. */
  back = $state(0);
  readonly #game: string;
  #undone = 0;
  /** The step for which the stage waits. */
  #held: StepInfo | null = null;

  constructor(readonly store: TableStore) {
    this.#game = store.info?.game ?? "";
    this.#kept = progress.of(store.id) ?? this.#kept;
    this.#undone = this.#takeBacks;
    welcomed(this.#game);
  }

  /** Listen to what the person does; what this returns ends it. */
  attend(): () => void {
    const { store } = this;
    store.heard = (text) => this.#hear(text);
    store.stage.pauses = (event) => this.#toHold(event) !== null;
    return () => {
      store.heard = () => {};
      store.stage.pauses = () => false;
      store.autopilot.asksAll = false;
    };
  }

  /** The lesson in the language of the person; the last one known while that is on its way. */
  get lesson(): LessonInfo | null {
    const { language } = settings;
    const found = this.#lessons[language];
    return found ?? Object.values(this.#lessons)[0] ?? null;
  }

  async load(): Promise<void> {
    const { language } = settings;
    if (this.#lessons[language]) return;
    const lesson = await fetched(() => api.lesson(this.#game, language));
    this.#lessons = { ...this.#lessons, [language]: lesson };
  }

  get steps(): readonly StepInfo[] {
    return this.lesson?.steps ?? [];
  }

  get done(): readonly string[] {
    return this.#kept.done;
  }

  /** Does the person do without the coach for now? */
  get left(): boolean {
    return this.#kept.left;
  }

  /** Has the coach let go? */
  get over(): boolean {
    return this.#kept.over || (this.store.position?.over ?? false);
  }

  get isActive(): boolean {
    return this.lesson !== null && !this.left && !this.over;
  }

  /** The step that is due; null: nothing new comes just now. */
  get now(): StepInfo | null {
    if (!this.isActive) return null;
    const { scene, waits } = this.store;
    if (scene) return scene.held ? this.#toHold(scene.event) : null;
    return waits ? null : nextStep(this.steps, this.#moment, this.done);
  }

  /** What comes for the first time in the game that goes on: the coach says it once; null: nothing. */
  get later(): StepInfo | null {
    const { since } = this.#kept;
    const isQuiet = this.store.scene || this.store.waits || this.store.position?.over;
    if (!this.#kept.over || since === undefined || isQuiet) return null;
    const shown = this.steps.filter((step) => this.done.includes(step.name)).map((step) => step.idea);
    const news = (this.lesson?.later ?? []).filter(({ idea }) => !idea || !shown.includes(idea));
    return nextStep(news, this.#momentSince(since), this.done);
  }

  /** How many of the steps are behind us, and how many there are. */
  get place(): { number: number; of: number } {
    const behind = this.steps.filter((step) => this.done.includes(step.name)).length;
    return { number: Math.min(behind + 1, this.steps.length), of: this.steps.length };
  }

  /** What is read again; null: the present. */
  get again(): StepInfo | null {
    const name = this.back ? this.done.at(-this.back) : undefined;
    return this.steps.find((step) => step.name === name) ?? null;
  }

  say(step: StepInfo): string {
    const text = this.lesson?.texts.steps?.[step.name] ?? "";
    const moment = this.#momentSince(this.#kept.since ?? 0);
    return this.#filled(text, this.store.scene?.held ? this.store.scene.event : toldOf(step, moment));
  }

  get reply(): string {
    return this.lesson?.texts.replies?.[this.#reply] ?? "";
  }

  /** What never came up, told in words when the coach lets go. */
  get missed(): string[] {
    const shown = this.steps.filter((step) => this.done.includes(step.name)).map((step) => step.idea);
    return (this.lesson?.ideas ?? [])
      .filter((idea) => !shown.includes(idea))
      .map((idea) => this.lesson?.texts.ideas?.[idea] ?? "");
  }

  /** The person has read this step, or does not care for it. */
  finish(step: StepInfo): void {
    const isHeld = this.store.scene?.held ?? false;
    this.#reply = "";
    this.back = 0;
    const end = step.ends ? { over: true, since: this.store.position?.n ?? 0 } : {};
    this.#keep({ done: [...this.done, step.name], ...end });
    if (isHeld) this.store.stage.next();
  }

  leave(): void {
    this.#reply = "";
    this.#keep({ left: true });
    if (this.store.scene?.held) this.store.stage.next();
  }

  resume(): void {
    this.#keep({ left: false });
  }

  /** Something was taken back: what the person was to do there is open again. For an effect. */
  followTakeBacks(): void {
    const all = this.#takeBacks;
    if (all === this.#undone || this.store.waits) return;
    this.#undone = all;
    const last = this.done.findLast((name) => this.steps.find((step) => step.name === name)?.wish.length);
    const step = this.steps.find((each) => each.name === last);
    if (!step || !isDue(step, this.#moment, this.done)) return;
    this.#reply = "";
    this.#keep({ done: this.done.filter((name) => name !== last) });
  }

  /** A scene that stayed for a step has gone on without the coach: the person has seen it. For an effect. */
  followScenes(): void {
    const held = this.store.scene?.held ? this.now : null;
    const before = this.#held;
    this.#held = held;
    if (before && before !== held && this.isActive && !this.done.includes(before.name))
      this.#keep({ done: [...this.done, before.name] });
  }

  get #takeBacks(): number {
    return this.store.log.filter(({ event }) => event.event === "undone").length;
  }

  /** A move of the person: it is what was waited for, or something else; the coach goes on from there either way. */
  #hear(text: string): void {
    const step = this.now;
    this.back = 0;
    this.#reply = "";
    if (!this.isActive || !step || step.ends) return;
    if (step.wish.length) {
      const pattern = Object.keys(step.replies).find((each) => fits(each, text));
      this.#reply = pattern === undefined ? "" : step.replies[pattern]!;
    }
    this.#keep({ done: [...this.done, step.name] });
  }

  /** The step for which an event stays on stage. */
  #toHold(event: Happening): StepInfo | null {
    if (!this.isActive) return null;
    const me = this.store.face?.seat ?? -1;
    const waits = (step: StepInfo): boolean =>
      step.holds && !this.done.includes(step.name) && step.when.after.every((name) => this.done.includes(name));
    return this.steps.find((step) => waits(step) && isTold(step.when.told, event, me)) ?? null;
  }

  get #moment(): Moment {
    return this.#momentSince(0);
  }

  /** With what was told from a move on. */
  #momentSince(since: number): Moment {
    const { face, position, told } = this.store;
    const gone = takenBack(told);
    return {
      prompt: position?.prompt.prompt ?? "",
      moves: this.store.moves,
      view: face?.view ?? {},
      told: told.filter(({ n }) => n >= since && !gone.has(n)).map(({ event }) => event),
      me: face?.seat ?? -1,
    };
  }

  #filled(text: string, event: Happening | undefined): string {
    const names = this.store.info?.seats.map((seat) => seat.name) ?? [];
    return speechOf(this.#game).fill(text, event, names);
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    progress.note(this.store.id, this.#kept);
  }
}
