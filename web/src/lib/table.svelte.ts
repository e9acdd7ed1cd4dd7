/** One table over one socket: it comes back by itself, asks for what it missed, and never sends a move twice. */
import type { Said } from "../generated/wire.ts";
import { Adviser } from "./adviser.svelte.ts";
import { Autopilot } from "./autopilot.svelte.ts";
import { noteCommitment } from "./commitments.ts";
import { Cutter } from "./cuts.ts";
import { Eyes } from "./eyes.svelte.ts";
import { ownEnd } from "./film.ts";
import { lineTo, type Line } from "./line.ts";
import type { LogLine } from "./log.ts";
import { linesOf, Logbook } from "./logbook.svelte.ts";
import { newsIn } from "./notes.ts";
import { sayProblem } from "./problems.ts";
import { settings } from "./settings.svelte.ts";
import { Sitting } from "./sitting.svelte.ts";
import { isStill, Stage, type Scene } from "./stage.svelte.ts";
import { isSlow } from "./time-left.ts";
import type { ChatLine, Face, LastLook, Position, Saying, SeatInfo, TableInfo, Told } from "./types.ts";

/** How often a wish to take back is said again because others moved at the same moment. */
const UNDO_TRIES = 4;
/** So many milliseconds an answer stands at least: whoever reads it is not hurried by others' moves. */
const TO_READ = 4_000;
/** Which seats are mine, to be compared. */
const seatsOf = (info: TableInfo | null): string => JSON.stringify(info?.seats.map((seat) => seat.yours));
/** So much of the talk is kept; the server tells newcomers no more either. */
const CHAT_KEPT = 200;

/** The talk with lines that were said since; one that was removed meanwhile takes the place of what it was. */
function withLines(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
  const removed = new Map(lines.filter((line) => line.removed).map((line) => [line.k, line]));
  const known = new Set(chat.map((line) => line.k));
  return [...chat.map((line) => removed.get(line.k) ?? line), ...lines.filter((line) => !known.has(line.k))];
}

export class TableStore extends Sitting {
  /** So long, at normal speed, whoever has moved at a shared device sees what came of it before it is passed on. */
  static lingerMs = 1_800;
  /** The newest position; the stage shows how it came about first. */
  latest = $state.raw<Position | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** Up to where I had seen the game before I came, if more has happened that I have not been told of yet. */
  lastLook = $state.raw<LastLook | null>(null);
  /** The last entry that the server knows I have been shown. */
  #shown = -1;
  /** Why the server does not let me in; empty: it does. */
  refused = $state("");
  /** Is a move of mine on its way? */
  sending = $state(false);
  /** Does every click ask why not? */
  asking = $state(false);
  readonly adviser = new Adviser((text) => this.#isLegal(text));
  /** A move that waits for my confirmation. */
  pending = $state("");
  /** What I may have overlooked, if that is why it waits. */
  warning = $state("");

  /** It answers for me where there is nothing to decide. */
  readonly autopilot = new Autopilot(this);

  readonly #eyes = new Eyes();
  readonly stage = new Stage((position) => this.#eyes.faceOf(position));
  /** Does a move only pick something up, so that another one must follow? Nobody is asked whether they mean that. */
  selects: (text: string, view: Face["view"]) => boolean = () => false;
  /** The move on its way was advised and merely picks something up: what to do with it belongs to the advice. */
  #heeds: { then: string } | null = null;
  /** What may somebody who does this have overlooked? They are told once in each position. */
  warns: (text: string, view: Face["view"], moves: readonly string[]) => string = () => "";
  /** Called with every move of mine, whoever has chosen it. */
  heard: (text: string) => void = () => {};
  #warned = -1;
  /** Did I only pick something up last? */
  isPickedUp = false;

  readonly #logbook = new Logbook();
  #fresh = $state.raw<LogLine[]>([]);
  /** What came while the device is passed on, and whether it can be played after what is shown. */
  #held: { told: Position; isNext: boolean }[] = [];
  /** By how many seconds the clock of this browser is ahead of the server's. */
  #skew = 0;
  readonly #line: Line;
  #ids = 0;
  #waiting: { id: string; text: string } | null = null;
  #undoing = { id: "", tries: 0 };
  #lingering: ReturnType<typeof setTimeout> | undefined;
  /** What I asked about last. */
  #doubted = "";
  #answered = 0;
  /** When I last heard of the table, in seconds. */
  #heard = 0;
  /** The move to make as soon as the last one is taken back. */
  #instead = "";
  readonly #cutter: Cutter;
  readonly #session = Math.random().toString(36).slice(2, 10);

  /** `isScreen`: it stands in the middle of the room, and sees and does no more than a stranger. */
  constructor(id: string, isScreen = false) {
    super(id);
    const ears = {
      opened: () => this.#opened(),
      hear: (told: Told) => this.hear(told),
      refused: (why?: string) => (this.refused = why ?? (typeof this.message === "string" ? this.message : "")),
    };
    this.#line = lineTo(id, ears, isScreen);
    this.stage.isPressed = () => ownEnd(this) !== null && !isSlow(this.info?.timer ?? 0);
    this.#cutter = new Cutter(id, (said) => isScreen || this.#line.say(said));
    this.#line.open();
  }

  /** The seat that I look through; at one device people pass it on. A spectator has none. */
  get eyes(): number | null {
    return this.#eyes.seat;
  }

  /** The seat to which the device must be passed before anything is shown; null: nobody. */
  get handover(): number | null {
    return this.#eyes.handover;
  }

  /** The seat that is asked something at one device which can be answered in front of everybody; null: none. */
  get openly(): number | null {
    return this.#eyes.openly;
  }

  /** Do several people share this device? */
  get isShared(): boolean {
    return (this.latest?.faces.length ?? 0) > 1;
  }

  /** What all at this device may read, also while it is passed on. */
  get publicLog(): LogLine[] {
    return this.#logbook.of(null);
  }

  /** The position that is shown; while the device is passed on, the one that waits behind the sheet. */
  get position(): Position | null {
    return this.handover === null ? this.stage.shown : this.latest;
  }

  get connected(): boolean {
    return this.#line.connected;
  }

  /** Has the connection gone, or does it hang? */
  get lost(): boolean {
    return this.#line.lost;
  }

  get busy(): boolean {
    return this.sending || this.stage.busy;
  }

  /** Is there nothing to click? What follows by a plan comes at once: its question is not put up for a moment. */
  get waits(): boolean {
    return !this.position || this.busy || this.autopilot.ground === "planned";
  }

  /** My side of the position; nobody's while the device is passed on. */
  get face(): Face | null {
    return (this.handover === null && this.position && this.#eyes.actingFaceOf(this.position)) || null;
  }

  /** What is being told just now. */
  get scene(): Scene | null {
    return this.handover === null ? this.stage.scene : null;
  }

  get log(): LogLine[] {
    return this.handover === null ? this.#logbook.of(this.eyes) : [];
  }

  /** The log as far as the stage has come: what is still to be played is not given away. */
  get told(): LogLine[] {
    const { log, scene } = this;
    const played = Math.max((this.position?.n ?? 0) - 1, scene?.event.n ?? -1);
    const waits = new Set(scene?.story?.rest);
    return !waits.size && (log.at(-1)?.n ?? 0) <= played
      ? log
      : log.filter((line) => line.n <= played && !waits.has(line.event));
  }

  /** I am looking at the newest position: the server remembers that, also for my other devices. */
  sawIt(): void {
    const n = this.latest?.n ?? -1;
    if (this.position !== this.latest || this.lastLook || n <= this.#shown || !this.connected) return;
    this.#shown = n;
    this.#line.say({ type: "seen", n });
  }

  /** The entry with which the log begins. */
  get logBegins(): number {
    return this.#logbook.first;
  }

  /** Was something told before the log begins? */
  get hasEarlier(): boolean {
    return this.handover === null && this.#logbook.hasEarlier;
  }

  /** Is a page of the past on its way? */
  get asksEarlier(): boolean {
    return this.#logbook.asksEarlier;
  }

  /** Ask for the page before the log begins. */
  earlier(): void {
    const before = this.hasEarlier ? this.#logbook.wantEarlier() : null;
    if (before !== null) this.#line.say({ type: "earlier", before });
  }

  /** What the newest position told, for those who listen. */
  get fresh(): LogLine[] {
    return this.handover === null ? this.#fresh : [];
  }

  /** What I may do now; nothing while the stage still plays what came before, or while a bot plays for me. */
  get moves(): string[] {
    return this.position === this.latest && !this.covered ? (this.face?.moves ?? []) : [];
  }

  /** The seat that I look through, if a bot plays it for me now. */
  get covered(): SeatInfo | null {
    const mine = this.info?.status === "playing" ? this.info.seats[this.face?.seat ?? -1] : undefined;
    return mine?.yours && mine.covered ? mine : null;
  }

  /** When the time of a seat that is asked is over, by the clock of this browser, in seconds; null: never. */
  endOf(seat: number): number | null {
    const end = this.latest?.clock?.ends[seat] ?? null;
    return end === null ? null : end + this.#skew;
  }

  /** When a bot steps in for somebody who is away and is asked, by the clock of this browser; null: never. */
  botAt(seat: SeatInfo): number | null {
    const isAsked = this.position?.actors.includes(seat.seat) ?? false;
    return isAsked && seat.bot_in !== null ? this.#heard + seat.bot_in : null;
  }

  close(): void {
    clearTimeout(this.#lingering);
    this.#line.close();
    this.stage.close();
  }

  /** The next person has the device. */
  take(): void {
    this.#eyes.handover = null;
    this.#release();
  }

  /** Whoever is asked openly wants to see their own side first. */
  showMySide(): void {
    if (this.openly !== null) this.#eyes.pass(this.openly);
  }

  /** Show what came while the device was passed on. */
  #release(): void {
    const held = this.#held;
    this.#held = [];
    for (const { told, isNext } of held) this.#show(told, isNext);
  }

  /** Make a move, or ask first whether it is meant, if the person wants to be asked. */
  choose(text: string): void {
    const view = this.face?.view ?? {};
    const n = this.latest?.n ?? 0;
    const isNew = settings.warnings && this.#warned !== n && this.pending !== text;
    const warning = isNew ? this.warns(text, view, this.moves) : "";
    const isMeant = this.pending === text || !settings.confirm || this.selects(text, view);
    if (isMeant && !warning) {
      this.autopilot.give(text);
      return;
    }
    this.pending = text;
    this.warning = warning;
    if (warning) this.#warned = n;
  }

  move(text: string): void {
    const face = this.face;
    if (!face || face.seat === null || !this.latest || this.busy) return;
    this.adviser.forget();
    this.message = this.pending = this.warning = this.#instead = "";
    this.#heeds = null;
    this.autopilot.moved(text);
    this.heard(text);
    this.isPickedUp = this.selects(text, face.view);
    this.sending = true;
    const id = this.#next();
    const said = JSON.stringify({ type: "move", id, seat: face.seat, text, at: this.latest.n } satisfies Said);
    this.#waiting = { id, text: said };
    this.#line.send(said);
  }

  /** Begin or stop asking why something cannot be done; what was said before has nothing to do with it. */
  wonder(): void {
    this.asking = !this.asking;
    this.message = "";
  }

  undo(): void {
    this.#instead = "";
    this.isPickedUp = false;
    this.asking = false;
    const isUnheard = this.autopilot.held !== "";
    this.autopilot.stop();
    if (isUnheard) return;
    this.#undoing = { id: "", tries: UNDO_TRIES };
    this.#tryUndo();
  }

  /** What was only picked up, such as a card whose place is still to be chosen, is put back. */
  putBack(): void {
    if (this.isPickedUp && this.face?.can_undo && this.moves.length && !this.busy) this.undo();
  }

  /** At one device: take back the last move of whoever just had it, a slip of the finger; null: there is none. */
  get slip(): number | null {
    return this.latest?.faces.find((face) => face.can_undo && face.seat !== this.handover)?.seat ?? null;
  }

  undoSlip(): void {
    if (this.slip === null || !this.latest) return;
    this.#say({ type: "undo", id: this.#next(), seat: this.slip, at: this.latest.n });
  }

  /** Take the last choice back and make another one; without another one, just take it back. */
  instead(text: string): void {
    if (this.busy) return;
    this.undo();
    this.#instead = text;
  }

  consent(agree: boolean): void {
    this.#say({ type: "consent", id: this.#next(), agree });
  }

  /** Let somebody in who asks for a seat, or not; whoever asks withdraws. */
  admit(ask: string, agree: boolean): void {
    this.#say({ type: "admit", id: this.#next(), ask, agree });
  }

  hint(): void {
    if (this.face?.seat == null) return;
    const id = this.#next();
    this.adviser.ask(id);
    this.#say({ type: "hint", id, seat: this.face.seat });
  }

  /** Do what is advised; whoever picks something up so is told at once what to do with it. */
  heed(): void {
    const text = this.adviser.move;
    const { then } = this.adviser;
    const picksUp = this.selects(text, this.face?.view ?? {});
    this.move(text);
    this.#heeds = picksUp ? { then } : null;
  }

  /** Ask why this cannot be done, or why nothing can be done with a thing: `e5`. */
  why(text: string): void {
    if (this.face?.seat == null) return;
    this.#doubted = text;
    this.#say({ type: "why", id: this.#next(), seat: this.face.seat, text });
  }

  /** Nobody knows what this means: what can be done is the best answer. */
  wondersAt(typed: string): void {
    const text = typed.trim().replace(/[?!.…]+$/, "");
    this.#answer({ reason: "unclear", section: this.position?.section ?? "", text, moves: this.moves });
  }

  talk(text: string): void {
    this.#say({ type: "chat", id: this.#next(), text });
  }

  #tryUndo(): void {
    if (this.face?.seat == null || !this.latest) return;
    this.stage.skip();
    this.adviser.forget();
    this.pending = "";
    const id = this.#next();
    this.#undoing = { id, tries: this.#undoing.tries - 1 };
    this.#say({ type: "undo", id, seat: this.face.seat, at: this.latest.n });
  }

  #next(): string {
    this.#ids += 1;
    return `${this.#session}-${this.#ids}`;
  }

  #say(said: Said): void {
    this.message = "";
    this.#line.say(said);
  }

  /** Ask for what was missed, and say again what was not acknowledged. */
  #opened(): void {
    this.#logbook.forgetAsked();
    this.#cutter.begin();
    this.#shown = -1;
    const last = this.chat.at(-1);
    this.#line.say({ type: "look", since: this.latest?.n ?? 0, chat: last ? last.k + 1 : 0 });
    if (this.#waiting) this.#line.send(this.#waiting.text);
    if (this.adviser.isThinking) this.hint(); // nobody else remembers the question
  }

  hear(told: Told): void {
    switch (told.type) {
      case "table":
        if (told.removed && this.info?.removed === false) this.invited = "";
        if (told.status !== this.info?.status || seatsOf(told) !== seatsOf(this.info)) this.message = "";
        if (this.stage.tempo && told.seats.some((seat) => seat.yours)) this.stage.goLive(); // whoever plays cannot lag
        this.#hearNews(told);
        this.info = told;
        this.#turnEyes();
        this.#line.works();
        if (told.status === "playing" && told.commitment) noteCommitment(told.id, told.commitment);
        void this.#cutter.hear(told);
        break;
      case "position":
        this.#hearPosition(told);
        if (this.sending && !this.autopilot.plan.length) this.#line.paintFirst();
        break;
      case "past":
        this.#logbook.putBefore(told);
        break;
      case "last_look":
        this.lastLook = told;
        break;
      case "said":
        this.chat = withLines(this.chat, told.lines).slice(-CHAT_KEPT);
        break;
      case "ack":
        this.#done(told.id);
        if (this.#heeds && this.latest?.faces.some((face) => face.moves.length) && !this.autopilot.isAnswering) {
          if (!this.adviser.goOn(this.#heeds.then)) this.hint();
        }
        this.#heeds = null;
        break;
      case "error":
        if (Cutter.isAnswer(told.id)) break;
        this.#done(told.id);
        this.adviser.fail(told.id);
        if (told.code === "too_many_messages" && this.asksEarlier) break;
        if (told.code === "stale_answer" && told.id === this.#undoing.id && this.#undoing.tries > 0) this.#tryUndo();
        else {
          this.#answer(told.reason ?? sayProblem(told));
          this.#instead = "";
        }
        break;
      case "reason":
        this.#answer(told.reason ?? { reason: "possible", moves: this.#movesAbout(this.#doubted) });
        break;
      case "advice":
        this.adviser.hear(told);
        break;
    }
  }

  /** What happened at the table and not in the game passes by as an answer; the log keeps it. */
  #hearNews(told: TableInfo): void {
    const news = newsIn(told, this.info);
    if (news) this.#answer(news);
    this.#heard = Date.now() / 1000;
  }

  /** An answer stands until the game has moved on, and long enough to be read. */
  #answer(said: string | Saying): void {
    this.message = said;
    this.#answered = Date.now();
  }

  #hearPosition(told: Position): void {
    const before = this.latest;
    if (before && before.n !== told.n && Date.now() - this.#answered > TO_READ) this.message = "";
    if (told.clock) this.#skew = Date.now() / 1000 - told.clock.now;
    clearTimeout(this.#lingering);
    const covered = this.#coveredSeats();
    const lingers =
      TableStore.lingerMs > 0 && this.#mayLinger(told) && !isStill() && this.#eyes.wouldPass(told, covered);
    if (!lingers) this.#passOn(told);
    this.#logbook.write(told, before);
    const face = this.#eyes.faceOf(told);
    this.#fresh = face ? linesOf(face) : [];
    const isUndone = told.faces.some((face) => face.events.some((event) => event.event === "undone"));
    const isNewer = before !== null && told.since <= before.n && before.n < told.n;
    const isNext = isNewer && this.#eyes.faceOf(before) !== undefined && !isUndone;
    this.latest = told;
    this.adviser.keep();
    if (!this.#isLegal(this.pending)) this.pending = "";
    this.#held.push({ told, isNext });
    if (this.handover === null) this.#release();
    if (lingers) void this.stage.idle.then(() => this.#linger(told));
  }

  /** At one device whoever has moved sees what came of it before the sheet comes, and can take a slip back. */
  #mayLinger(told: Position): boolean {
    const [before, seat] = [this.latest, this.eyes];
    const isNext = before !== null && told.since <= before.n && before.n < told.n;
    return isNext && this.handover === null && seat !== null && before.actors.includes(seat);
  }

  #linger(told: Position): void {
    if (this.latest !== told) return;
    this.#lingering = setTimeout(() => {
      if (this.latest !== told) return;
      this.#passOn(told);
      if (this.handover === null) this.#release();
    }, TableStore.lingerMs * settings.speed);
  }

  #coveredSeats(): number[] {
    return this.info?.seats.filter((seat) => seat.covered).map((seat) => seat.seat) ?? [];
  }

  #show(told: Position, isNext: boolean): void {
    if (isNext || this.stage.tempo) this.stage.play(told);
    else this.stage.cut(told);
    const instead = this.#instead;
    this.#instead = "";
    if (instead && this.moves.includes(instead)) this.choose(instead);
  }

  /** At one device the eyes go to whoever is to move: behind a sheet, where something secret follows. */
  #passOn(told: Position): void {
    if (!this.#eyes.turn(told, this.#coveredSeats())) return;
    this.adviser.forget();
    this.pending = "";
    if (this.latest === null || this.handover === null) return;
    this.stage.cut(this.latest);
    this.message = "";
  }

  /** A bot plays for somebody at this device, or no longer does. */
  #turnEyes(): void {
    if (!this.latest || !this.isShared) return;
    this.#passOn(this.latest);
    if (this.handover === null) this.#release();
  }

  /** May I do this in the newest position? */
  #isLegal(text: string): boolean {
    return (this.latest && this.#eyes.actingFaceOf(this.latest)?.moves.includes(text)) ?? false;
  }

  /** What I may do with a thing; a move is about itself. */
  #movesAbout(text: string): string[] {
    return this.moves.filter((move) => ` ${move}`.endsWith(` ${text}`));
  }

  #done(id: string): void {
    if (this.#waiting?.id === id) {
      this.#waiting = null;
      this.sending = false;
    }
  }
}
