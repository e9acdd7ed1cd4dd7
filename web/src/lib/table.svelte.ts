/** One table over one socket: it comes back by itself, asks for what it missed, and never sends a move twice. */
import type { Said } from "../generated/wire.ts";
import { noteCommitment } from "./commitments.ts";
import { settings } from "./settings.svelte.ts";
import { Stage } from "./stage.svelte.ts";
import type { ChatLine, Face, Happening, Position, TableInfo, Told } from "./types.ts";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How often a wish to take back is said again because others moved at the same moment. */
const UNDO_TRIES = 4;

export type LogLine = { n: number; event: Happening; text: string };

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  /** The newest position; the stage shows how it came about first. */
  latest = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** What the newest position told, for those who listen. */
  fresh = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  /** Is a move of mine on its way? */
  sending = $state(false);
  message = $state("");
  advice = $state("");
  /** A move that waits for my confirmation. */
  pending = $state("");
  /** Which of my seats I look through; at one device people pass it on. */
  eyes = $state(0);
  /** The seat to which the device must be passed before anything is shown; null: nobody. */
  handover = $state<number | null>(null);

  readonly stage = new Stage((position) => Math.min(this.eyes, position.faces.length - 1));

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #waiting: { id: string; text: string } | null = null;
  #undoing = { id: "", tries: 0 };
  /** The move to make as soon as the last one is taken back. */
  #instead = "";
  readonly #session = Math.random().toString(36).slice(2, 10);

  constructor(readonly id: string) {
    this.#connect();
  }

  /** The position that is shown. */
  get position(): Position | null {
    return this.stage.shown;
  }

  get busy(): boolean {
    return this.sending || this.stage.busy;
  }

  get face(): Face | null {
    const faces = this.position?.faces ?? [];
    return faces[Math.min(this.eyes, faces.length - 1)] ?? null;
  }

  /** What I may do now; nothing while the stage still plays what came before. */
  get moves(): string[] {
    return this.position === this.latest ? (this.face?.moves ?? []) : [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Make a move, or ask first whether it is meant, if the person wants to be asked. */
  choose(text: string): void {
    if (settings.confirm && this.pending !== text) this.pending = text;
    else this.move(text);
  }

  move(text: string): void {
    const face = this.face;
    if (!face || face.seat === null || !this.latest || this.busy) return;
    this.message = this.advice = this.pending = this.#instead = "";
    this.sending = true;
    const id = this.#next();
    const said = JSON.stringify({ type: "move", id, seat: face.seat, text, at: this.latest.n } satisfies Said);
    this.#waiting = { id, text: said };
    this.#send(said);
  }

  undo(): void {
    this.#instead = "";
    this.#undoing = { id: "", tries: UNDO_TRIES };
    this.#tryUndo();
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

  hint(): void {
    if (this.face?.seat != null) this.#say({ type: "hint", id: this.#next(), seat: this.face.seat });
  }

  why(text: string): void {
    if (this.face?.seat != null) this.#say({ type: "why", id: this.#next(), seat: this.face.seat, text });
  }

  talk(text: string): void {
    this.#say({ type: "chat", id: this.#next(), text });
  }

  #tryUndo(): void {
    if (this.face?.seat == null || !this.latest) return;
    this.stage.skip();
    this.advice = this.pending = "";
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
    this.#send(JSON.stringify(said));
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    socket.onopen = () => {
      this.connected = true;
      this.#wait = FIRST_WAIT;
      const last = this.chat.at(-1);
      this.#send(JSON.stringify({ type: "look", since: this.latest?.n ?? 0, chat: last ? last.k + 1 : 0 } satisfies Said));
      if (this.#waiting) socket.send(this.#waiting.text);
    };
    socket.onmessage = (event) => {
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data as ArrayBuffer);
      this.hear(JSON.parse(text) as Told);
    };
    socket.onclose = () => {
      this.connected = false;
      if (this.#closed) return;
      this.#timer = setTimeout(() => this.#connect(), this.#wait);
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }

  hear(told: Told): void {
    switch (told.type) {
      case "table":
        this.info = told;
        if (told.status === "playing" && told.commitment) noteCommitment(told.id, told.commitment);
        break;
      case "position":
        this.#hearPosition(told);
        break;
      case "said":
        this.chat = [...this.chat, ...told.lines];
        break;
      case "ack":
        this.#done(told.id);
        break;
      case "error":
        this.#done(told.id);
        if (told.code === "stale_answer" && told.id === this.#undoing.id && this.#undoing.tries > 0) this.#tryUndo();
        else {
          this.message = told.message;
          this.#instead = "";
        }
        break;
      case "reason":
        this.message = told.reason ?? "";
        break;
      case "advice":
        this.advice = told.text;
        break;
    }
  }

  #hearPosition(told: Position): void {
    const before = this.latest;
    this.#passOn(told);
    const face = told.faces[Math.min(this.eyes, told.faces.length - 1)];
    this.fresh = (face?.sentences ?? []).map((text, place) => {
      const event = face?.events[place] ?? { n: told.since, event: "" };
      return { n: event.n, event, text };
    });
    this.log = [...this.log.filter((line) => line.n < told.since), ...this.fresh];
    const isNext = before !== null && told.n > before.n && !this.fresh.some((line) => line.event.event === "undone");
    this.latest = told;
    if (before?.n !== told.n) this.advice = this.pending = "";
    if (isNext) this.stage.play(told);
    else this.stage.cut(told);
    const instead = this.#instead;
    this.#instead = "";
    if (instead && this.moves.includes(instead)) this.choose(instead);
  }

  /** At one device the eyes go to whoever is to move, once that person has the device. */
  #passOn(told: Position): void {
    if (told.faces.length < 2) return;
    const mine = told.faces.findIndex((each) => each.moves.length > 0);
    if (mine < 0 || mine === this.eyes) return;
    if (this.latest !== null && !told.over) this.handover = told.faces[mine]?.seat ?? null;
    this.eyes = mine;
  }

  #done(id: string): void {
    if (this.#waiting?.id === id) {
      this.#waiting = null;
      this.sending = false;
    }
  }
}
