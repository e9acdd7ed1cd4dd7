/** A line that is being tried from a move of a finished game: by hand or by bots, and taken back at will.
 *
 * The server remembers nothing of it: with each move it is sent all the moves before, and says where they lead.
 */
import { api } from "./api.ts";
import { Stage } from "./stage.svelte.ts";
import type { BranchMove, Face, Happening, Position, ReplayInfo, TableInfo, Tried } from "./types.ts";

/** How long one looks at a bot's move, or at one of a line that is played out, before the next. */
const LOOK_MS = 700;
/** Who plays a seat whose own bot is not known. */
const USUAL = "greedy";
export const BY_HAND = "";

export class Attempt {
  /** By seat: the bot that plays it, or by hand. */
  players = $state<string[]>([]);
  eyes = $state<number | null>(null);
  moves = $state.raw<BranchMove[]>([]);
  /** Do bots move by themselves? */
  running = $state(true);
  /** Is an answer on its way? */
  waiting = $state(false);
  problem = $state("");
  readonly stage = new Stage((position) => this.#faceOf(position));
  /** Where each move led; the first is where the line leaves the game. */
  #past: Position[] = [];
  /** What is still to be played of a line that somebody else found. */
  #script: BranchMove[] = [];
  /** Counts wishes, so that what comes late does not replace what was wished after it. */
  #wish = 0;
  #told = $state.raw<Position[]>([]);

  constructor(
    readonly info: ReplayInfo,
    readonly table: TableInfo,
    /** It leaves the game after so many entries, */
    readonly n: number,
    /** with this luck; empty: the game's. */
    readonly seed: string,
    /** Who is played by hand first. */
    seat: number,
  ) {
    this.players = table.seats.map((each) => (each.seat === seat ? BY_HAND : each.bot || USUAL));
    this.eyes = seat;
  }

  get position(): Position | null {
    return this.stage.shown;
  }

  get face(): Face | null {
    return this.position ? (this.#faceOf(this.position) ?? null) : null;
  }

  /** What may be done by hand now, through these eyes. */
  get choices(): string[] {
    const seat = this.eyes;
    const isMine = seat !== null && this.players[seat] === BY_HAND && !this.waiting && !this.stage.busy;
    return isMine && !this.#script.length ? (this.face?.moves ?? []) : [];
  }

  /** What happened since the line left the game, as these eyes saw it. */
  get events(): Happening[] {
    return this.#told.slice(1).flatMap((position) => this.#faceOf(position)?.events ?? []);
  }

  /** Was the last choice made by hand, by whoever looks? */
  get changeable(): boolean {
    const last = this.moves.at(-1);
    return last !== undefined && last.bot === BY_HAND && last.seat === this.eyes;
  }

  /** Is somebody about to move without being asked? */
  get isGoing(): boolean {
    return this.running && (this.#script.length > 0 || this.#nextBot() !== null);
  }

  /** Begin where the line leaves the game, and play these moves out. */
  async begin(line: readonly BranchMove[] = []): Promise<void> {
    this.#script = [...line];
    const told = await this.#ask([], {});
    if (!told) return;
    this.#keep([told.position], []);
    this.stage.cut(told.position);
    this.#seeWhoIsAsked();
    await this.#goOn();
  }

  async move(text: string): Promise<void> {
    const seat = this.eyes;
    if (seat === null || !this.choices.includes(text)) return;
    await this.#make({ seat, text, bot: BY_HAND });
    await this.#goOn();
  }

  /** Make several moves, one after the other, as long as they can be made. */
  async follow(texts: readonly string[]): Promise<void> {
    for (const text of texts) {
      await this.stage.idle;
      if (!this.choices.includes(text)) return;
      await this.move(text);
    }
  }

  /** Take back to before the last move that was made by hand; where bots made all of them, the last one. */
  undo(): void {
    const byHand = this.moves.findLastIndex((each) => each.bot === BY_HAND);
    this.#backTo(byHand < 0 ? this.moves.length - 1 : byHand);
    if (byHand < 0) this.running = false;
  }

  /** Take the last choice back and make this one instead. */
  async instead(text: string): Promise<void> {
    this.undo();
    if (text) await this.move(text);
  }

  /** Let bots go on, or stop them. */
  toggle(): void {
    this.running = !this.running;
    if (this.running) void this.#goOn();
  }

  seatPlayedBy(seat: number, who: string): void {
    this.players[seat] = who;
    this.#seeWhoIsAsked();
    void this.#goOn();
  }

  look(seat: number | null): void {
    this.eyes = seat;
  }

  /** Nobody looks any more. */
  close(): void {
    this.#wish += 1;
    this.running = false;
    this.stage.close();
  }

  #backTo(count: number): void {
    if (count < 0 || !this.#past[count]) return;
    this.#wish += 1;
    this.waiting = false;
    this.#script = [];
    this.#keep(this.#past.slice(0, count + 1), this.moves.slice(0, count));
    this.stage.cut(this.#past[count]!);
    this.#seeWhoIsAsked();
  }

  /** What comes by itself: the rest of a line that is played out, then bots, until somebody is asked. */
  async #goOn(): Promise<void> {
    const wish = this.#wish;
    const on = (): boolean => this.running && wish === this.#wish && !this.waiting;
    while (on() && this.isGoing) {
      await this.stage.idle;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      if (!on() || !this.isGoing) return;
      const next = this.#script.shift();
      const bot = this.#nextBot();
      if (next) await this.#make(next);
      else if (bot !== null) await this.#letBotMove(bot);
      if (this.problem) return;
    }
  }

  #nextBot(): number | null {
    const asked = this.#past.at(-1)?.actors ?? [];
    return asked.find((seat) => this.players[seat] !== BY_HAND) ?? null;
  }

  async #make(move: BranchMove): Promise<void> {
    const told = await this.#ask([...this.moves, move], {});
    if (told) this.#show(told);
    else this.#script = [];
  }

  /** If it cannot, bots stop; but not because somebody took a move back while it was thinking. */
  async #letBotMove(seat: number): Promise<void> {
    const wish = this.#wish;
    const told = await this.#ask(this.moves, { seat, bot: this.players[seat]! });
    if (told) this.#show(told);
    else if (wish === this.#wish) this.running = false;
  }

  async #ask(moves: BranchMove[], asked: { seat?: number; bot?: string }): Promise<Tried | null> {
    const wish = this.#wish;
    this.waiting = true;
    try {
      const since = this.#past.at(-1)?.n ?? this.n;
      const told = await api.tryLine(this.info.table, { n: this.n, moves, seed: this.seed, since, ...asked });
      this.problem = "";
      return wish === this.#wish ? told : null;
    } catch (error) {
      if (wish === this.#wish) this.problem = (error as Error).message;
      return null;
    } finally {
      if (wish === this.#wish) this.waiting = false;
    }
  }

  #show(told: Tried): void {
    this.#keep([...this.#past, told.position], told.moves);
    this.stage.play(told.position);
    this.#seeWhoIsAsked();
  }

  #keep(past: Position[], moves: BranchMove[]): void {
    this.#past = past;
    this.#told = past;
    this.moves = moves;
  }

  /** Whoever is played by hand and is asked looks at the board. */
  #seeWhoIsAsked(): void {
    const asked = (this.#past.at(-1)?.actors ?? []).filter((seat) => this.players[seat] === BY_HAND);
    if (asked.length && !asked.includes(this.eyes ?? -1)) this.eyes = asked[0]!;
  }

  #faceOf(position: Position): Face | undefined {
    return position.faces.find((face) => face.seat === this.eyes);
  }
}
