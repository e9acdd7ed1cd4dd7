/** Answers for a person who has nothing to decide, or has said what to answer.
 *
 * It betrays no hand. When others look on, the moment of an answer is drawn by luck alone as soon as the question is
 * there, before anybody knows what will be answered. Whoever can do nothing, whoever passes until something changes and
 * whoever lets a chance go by with a quick click: they all answer at that moment, in the same words. Luck sometimes
 * takes its time, so that a slow answer proves nothing either.
 */
import { isAsked } from "./habits.ts";
import { settings } from "./settings.svelte.ts";
import { speechOf } from "./speech.ts";
import type { TableStore } from "./table.svelte.ts";

/** How long an answer takes if nobody else looks on, in milliseconds: enough to see what it was. */
const ALONE = 500;
/** Among people: the shortest time, what luck adds to it on average, and the longest. */
const FASTEST = 1_500;
const SLOWER = 1_500;
const SLOWEST = 15_000;

/** Why something is answered for the person. */
export type Ground = "forced" | "same" | "planned" | "held" | "habit";
type Answer = { text: string; ground: Ground };
/** What a game says about its questions. */
export type Customs = { windows: Record<string, string[]>; habits: Record<string, string> };

export class Autopilot {
  /** What I answer until something changes; empty: I am asked. */
  same = $state("");
  /** Is somebody learning who wants to answer everything themselves? */
  asksAll = $state(false);
  /** Has a move just been taken back? Then the person decides, even if there is one answer only. */
  paused = $state(false);
  /** What I have answered already, but too soon for the others to hear it. */
  held = $state("");
  /** What I answer next, one after the other. */
  plan = $state.raw<readonly string[]>([]);
  /** Events of others that make me think again, and what I was asked and could do when I said so. */
  #wakes: readonly string[] = [];
  #known: readonly string[] = [];
  #asked = "";
  #since = 0;
  /** A plan whose first move still waits to be confirmed. */
  #intended: readonly string[] = [];
  /** The question, and the moment at which its answer may be heard. */
  #question = "";
  #due = 0;
  /** Is an answer that nobody chose on its way? */
  #isGiving = $state(false);
  #answered = 0;

  constructor(
    readonly store: TableStore,
    readonly random: () => number = Math.random,
    readonly customs: () => Customs = () => speechOf(store.info?.game ?? ""),
  ) {}

  /** What is going to be answered for the person now; empty: nothing. */
  get answer(): string {
    return this.#answer?.text ?? "";
  }

  /** Why it is answered. */
  get ground(): Ground | null {
    return this.#answer?.ground ?? null;
  }

  /** Does nobody have to do anything now, because it is answered for them, or has just been? */
  get isAnswering(): boolean {
    return this.answer !== "" || (this.#isGiving && this.store.busy);
  }

  /** Answer when the time has come; what this returns calls it off. For an effect. */
  watch(): (() => void) | undefined {
    if (this.#isAsked) this.#notice();
    const answer = this.#answer;
    if (this.#isAsked && answer?.ground !== "planned" && this.plan.length) this.plan = [];
    if (!answer) {
      if (this.same && this.#isChanged) this.same = "";
      return undefined;
    }
    const timer = setTimeout(() => {
      if (answer.ground === "planned" && this.store.isPickedUp) this.#goOn(answer.text);
      else this.store.move(answer.text);
      this.#isGiving = true;
    }, this.#wait(answer));
    return () => clearTimeout(timer);
  }

  /** The person answers this: now, or when the others may hear it. */
  give(text: string): void {
    const isWindow = this.customs().windows[text] !== undefined;
    if (isWindow && this.#isSeen && !this.#isEager && performance.now() < this.#due) this.held = text;
    else this.store.move(text);
  }

  /** Answer this now, and again until something changes. */
  goOnWith(move: string, wakes: readonly string[]): void {
    this.#remember(wakes);
    this.same = move;
    this.give(move);
  }

  /** Answer with these, one after the other, as long as each can be done and others do nothing that changes it. */
  follow(moves: readonly string[], wakes: readonly string[] = []): void {
    this.#remember(wakes);
    this.#intended = moves;
    if (moves[0] !== undefined) this.store.choose(moves[0]);
  }

  /** What follows something that was only picked up is what was meant: whoever wants to be asked is asked now. */
  #goOn(text: string): void {
    this.#intended = this.plan;
    this.plan = [];
    this.store.choose(text);
  }

  /** The person decides: a move is taken back, or they want to be asked again. */
  stop(): void {
    this.same = this.held = "";
    this.plan = [];
    this.paused = true;
  }

  /** A move is on its way, whoever has chosen it. */
  moved(text: string): void {
    const planned = this.#intended[0] === text ? this.#intended : this.plan;
    this.plan = planned[0] === text ? planned.slice(1) : [];
    this.#intended = [];
    this.held = "";
    this.paused = this.#isGiving = false;
    this.#answered += 1;
  }

  get #answer(): Answer | null {
    const { moves } = this.store;
    if (!this.#isAsked) return null;
    const is = (text: string | undefined, ground: Ground): Answer | null =>
      text && moves.includes(text) ? { text, ground } : null;
    if (this.held) return is(this.held, "held");
    if (this.paused) return null;
    if (this.plan.length && !this.#isWoken) return is(this.plan[0], "planned");
    if (this.same && moves.includes(this.same) && !this.#isChanged) return is(this.same, "same");
    if (moves.length === 1 && !this.#isEager) return is(moves[0], "forced");
    return this.#habit ? is(this.#habit, "habit") : null;
  }

  /** Does the person want to answer even what leaves no choice? */
  get #isEager(): boolean {
    return settings.everyQuestion || this.asksAll;
  }

  /** The usual answer, if I have said that I do not want to be asked. */
  get #habit(): string | undefined {
    const prompt = this.store.position?.prompt?.prompt ?? "";
    return isAsked(this.store.info?.game ?? "", prompt) ? undefined : this.customs().habits[prompt];
  }

  /** A new question: luck decides now when its answer is heard. */
  #notice(): void {
    const question = [this.#answered, ...this.store.moves].join("\n");
    if (question === this.#question) return;
    this.#question = question;
    this.held = "";
    this.#due = performance.now() + Math.min(FASTEST - SLOWER * Math.log(1 - this.random()), SLOWEST);
  }

  #wait({ text, ground }: Answer): number {
    if (ground === "planned") return 0;
    /* A chance that nobody could have used is nothing to look at. */
    if (ground === "forced" && !this.#isSeen && this.customs().windows[text]) return 0;
    if (ground === "habit" || !this.#isSeen) return ALONE * Math.min(settings.speed, 1);
    return Math.max(this.#due - performance.now(), 0);
  }

  #remember(wakes: readonly string[]): void {
    this.#wakes = wakes;
    this.#known = this.store.moves;
    this.#asked = this.#prompt;
    this.#since = this.store.latest?.n ?? 0;
  }

  get #isAsked(): boolean {
    const { moves, busy, connected } = this.store;
    return moves.length > 0 && !busy && connected && !this.#isCovered;
  }

  /** Could somebody else draw conclusions? Whoever sits at the same device, too. */
  get #isSeen(): boolean {
    const { seats = [], watchers = 0 } = this.store.info ?? {};
    return watchers > 0 || seats.filter((seat) => seat.kind === "person").length > 1;
  }

  get #isCovered(): boolean {
    const me = this.store.face?.seat;
    return this.store.info?.seats.some((seat) => seat.seat === me && seat.covered) ?? false;
  }

  /** The same chance at another place is another one: a window that opens anew is asked about anew. */
  get #isChanged(): boolean {
    const isNew = this.store.moves.some((move) => !this.#known.includes(move));
    return isNew || this.#isWoken || this.#prompt !== this.#asked;
  }

  get #prompt(): string {
    return JSON.stringify(this.store.position?.prompt ?? null);
  }

  get #isWoken(): boolean {
    const { log, face } = this.store;
    return log.some(
      ({ n, event }) => n >= this.#since && event.seat !== face?.seat && this.#wakes.includes(event.event),
    );
  }
}
