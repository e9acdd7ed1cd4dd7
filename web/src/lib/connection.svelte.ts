/** One socket to a table: it comes back by itself, waits longer each time, and gives up a connection that hangs. */
import type { Said } from "../generated/wire.ts";
import type { Ears, Line } from "./line.ts";
import { Pulse } from "./pulse.ts";
import type { Told } from "./types.ts";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
/** How the server closes a socket that need not come back, such as one to a table that is not there. */
const REFUSED = 1008;
/** A page that is not painted, such as one that was just covered, does not wait longer than this. */
const UNPAINTED = 100;

export class Connection implements Line {
  /** Is the socket open, and does the other end answer? */
  connected = $state(false);
  /** Has it worked, or been waited for in vain, and does not work now? */
  lost = $state(false);

  #socket: WebSocket | null = null;
  readonly #pulse = new Pulse({
    ask: () => this.say({ type: "ping" }),
    late: () => this.#miss(),
    lost: () => this.#abandon(),
  });
  #wait = FIRST_WAIT;
  #closed = false;
  /** What came while something else is to be painted first; null: nothing is. */
  #later: Told[] | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly ears: Ears,
    /** Does it hear what a stranger hears, whoever's browser it is? */
    readonly isScreen = false,
  ) {
    addEventListener("offline", this.#miss);
    addEventListener("online", this.#hurry);
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/ws/tables/${encodeURIComponent(this.table)}${this.isScreen ? "?screen" : ""}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.binaryType = "arraybuffer";
    this.#socket = socket;
    this.#pulse.start();
    socket.onopen = () => {
      this.connected = true;
      this.lost = false;
      this.ears.opened();
    };
    socket.onmessage = (event) => {
      this.#pulse.heard();
      this.connected = true;
      this.lost = false;
      const text = typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data as ArrayBuffer);
      this.#hear(JSON.parse(text) as Told);
    };
    socket.onclose = (event) => {
      this.#pulse.stop();
      if (this.#closed) return;
      this.#miss();
      if (event.code === REFUSED) this.ears.refused();
      else this.#comeBack();
    };
  }

  say(said: Said): void {
    this.#send(JSON.stringify(said));
  }

  /** Say something that is answered at once. What cannot be sent now is lost; whoever needs it says it again then. */
  send(text: string): void {
    this.#send(text);
    this.#pulse.expect();
  }

  #send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  /** What was just heard is painted before anything else is: what comes meanwhile is heard after that, in one go. */
  paintFirst(): void {
    if (document.hidden || this.#later) return;
    this.#later = [];
    const timer = setTimeout(() => this.#hearLater(), UNPAINTED);
    requestAnimationFrame(() =>
      setTimeout(() => {
        clearTimeout(timer);
        this.#hearLater();
      }),
    );
  }

  #hearLater(): void {
    const later = this.#later ?? [];
    this.#later = null;
    if (!this.#closed) for (const told of later) this.#hear(told);
  }

  #hear(told: Told): void {
    if (this.#later && told.type !== "ack") this.#later.push(told);
    else this.ears.hear(told);
  }

  /** It works: the next time it is lost, it comes back at once. */
  works(): void {
    this.#wait = FIRST_WAIT;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("offline", this.#miss);
    removeEventListener("online", this.#hurry);
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
    this.#miss();
    this.#comeBack();
  }

  readonly #miss = (): void => {
    this.connected = false;
    this.lost = true;
  };
  readonly #hurry = (): void => this.#pulse.hurry();
}
