/** One socket to a table: it comes back by itself, waits longer each time, and gives up a connection that hangs. */
import type { Said } from "../generated/wire.ts";
import { Pulse } from "./pulse.ts";
import type { Told } from "./types.ts";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How the server closes a socket that need not come back, such as one to a table that is not there. */
const REFUSED = 1008;

/** Who is told what the socket hears. */
export type Ears = { opened: () => void; hear: (told: Told) => void; refused: () => void };

export class Connection {
  connected = $state(false);

  #socket: WebSocket | null = null;
  readonly #pulse = new Pulse(
    () => this.say({ type: "ping" }),
    () => this.#abandon(),
  );
  #wait = FIRST_WAIT;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly ears: Ears,
  ) {}

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.table)}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#pulse.start();
    socket.onopen = () => {
      this.connected = true;
      this.ears.opened();
    };
    socket.onmessage = (event) => {
      this.#pulse.heard();
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data as ArrayBuffer);
      this.ears.hear(JSON.parse(text) as Told);
    };
    socket.onclose = (event) => {
      this.connected = false;
      this.#pulse.stop();
      if (this.#closed) return;
      if (event.code === REFUSED) this.ears.refused();
      else this.#comeBack();
    };
  }

  say(said: Said): void {
    this.send(JSON.stringify(said));
  }

  /** What cannot be sent now is lost; whoever needs it says it again when the socket is open. */
  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** It works: the next time it is lost, it comes back at once. */
  works(): void {
    this.#wait = FIRST_WAIT;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#pulse.stop();
    this.#socket?.close();
  }

  #comeBack(): void {
    this.#timer = setTimeout(() => this.open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** Nobody answers: this socket is given up for a new one, and may close itself when it likes. */
  #abandon(): void {
    const socket = this.#socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null;
    socket?.close();
    this.connected = false;
    this.#comeBack();
  }
}
