/** One table over one socket: it comes back by itself, asks for what it missed, and never sends a move twice. */
import { noteCommitment } from "./commitments.ts";
import { Stage } from "./stage.svelte.ts";
import type { ChatLine, Face, Happening, Position, TableInfo, Told } from "./types.ts";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;

export type LogLine = { n: number; event: Happening; text: string };

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  /** The newest position; the stage shows how it came about first. */
  latest = $state.raw<Position | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connected = $state(false);
  /** Is a move of mine on its way? */
  sending = $state(false);
  message = $state("");
  advice = $state("");
  /** Which of my seats I look through; at one device people pass it on. */
  eyes = $state(0);

  readonly stage = new Stage((position) => Math.min(this.eyes, position.faces.length - 1));

  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ids = 0;
  #waiting: { id: string; text: string } | null = null;
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

  move(text: string): void {
    const face = this.face;
    if (!face || face.seat === null || !this.latest || this.busy) return;
    this.message = this.advice = "";
    this.sending = true;
    const id = this.#next();
    const said = JSON.stringify({ type: "move", id, seat: face.seat, text, at: this.latest.n });
    this.#waiting = { id, text: said };
    this.#send(said);
  }

  undo(): void {
    if (this.face?.seat != null && this.latest) {
      this.#say({ type: "undo", id: this.#next(), seat: this.face.seat, at: this.latest.n });
    }
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

  #next(): string {
    this.#ids += 1;
    return `${this.#session}-${this.#ids}`;
  }

  #say(said: Record<string, unknown>): void {
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
      socket.send(JSON.stringify({ type: "look", since: this.latest?.n ?? 0, chat: last ? last.k + 1 : 0 }));
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
        this.message = told.message;
        this.#done(told.id);
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
    const face = told.faces[Math.min(this.eyes, told.faces.length - 1)];
    const lines = (face?.sentences ?? []).map((text, place) => {
      const event = face?.events[place] ?? { n: told.since, event: "" };
      return { n: event.n, event, text };
    });
    this.log = [...this.log.filter((line) => line.n < told.since), ...lines];
    const isNext = this.latest !== null && told.n > this.latest.n && !lines.some((line) => line.event.event === "undone");
    this.latest = told;
    if (isNext) this.stage.play(told);
    else this.stage.cut(told);
    if (told.faces.length > 1) {
      const mine = told.faces.findIndex((each) => each.moves.length > 0);
      if (mine >= 0) this.eyes = mine;
    }
  }

  #done(id: string): void {
    if (this.#waiting?.id === id) {
      this.#waiting = null;
      this.sending = false;
    }
  }
}
