/** The rules and the bots: Python in a worker, so that the page can be used while they think.
 *
 * A connection may be gone for a moment and a worker may die: Python is begun again then, and whoever had something in
 * it hears of that (`Died`).
 */
import { manifest, urlOf } from "./manifest.ts";
import { o } from "./words.ts";

/** `size`: how many bytes the script has, which comes past whoever counts. */
export type Files = { script: string; size: number; wasm: string; library: string; rules: string };
export type Value = string | number | null;
export type Asked =
  { kind: "load"; life: string; files: Files } | { kind: "call"; id: number; method: string; values: Value[] };
export type Answered =
  | { kind: "lives" }
  | { kind: "came"; bytes: number }
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "answer"; id: number; answer: string }
  | { kind: "problem"; id: number; message: string };

/** How much of Python has come, in bytes as they travel; null: nobody waits for it. */
let came = $state<{ done: number; all: number } | null>(null);
/** Did it not come, and is it tried once more? */
let again = $state(false);
export const loading = {
  get isAgain(): boolean {
    return again;
  },
  get now(): { done: number; all: number } | null {
    return came;
  },
};

/** How long it is waited before Python is begun once more, in milliseconds. */
const PAUSES = [500, 1_000, 2_000, 4_000];
/** Whoever has not shown a sign of life for so many milliseconds while loading will not any more. */
const SILENCE = 90_000;

/** The worker has died, with all that it knew: browsers do that to whoever takes much memory. */
export class Died extends Error {}

type Waiting = { done: (answer: string) => void; fail: (error: Error) => void };

class Python {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #life = `doubloon python ${Math.random().toString(36).slice(2)}`;
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  #over: Error | null = null;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #fail: (error: Error) => void = () => {};
  readonly ready: Promise<void>;
  #end: () => void = () => {};
  /** When it is no more. */
  readonly end = new Promise<void>((done) => (this.#end = done));

  constructor() {
    this.ready = new Promise((done, fail) => {
      this.#fail = fail;
      this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (this.#silence) this.#listen();
        if (data.kind === "lives") this.#watch();
        else if (data.kind === "came") came = came && { ...came, done: Math.min(came.all, came.done + data.bytes) };
        else if (data.kind === "ready") done();
        else if (data.kind === "failed") fail(new Error(data.message));
        else this.#answered(data);
      };
      this.#worker.onerror = (event) => fail(new Error(event.message || "worker"));
      this.#load().catch(fail);
    });
    const end = (): void => {
      came = null;
      clearTimeout(this.#silence);
      this.#silence = undefined;
    };
    this.ready.then(end, end);
    this.#listen();
  }

  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#fail(new Error("silence")), SILENCE);
  }

  /** Whoever gets the lock of a worker has outlived it. */
  #watch(): void {
    void navigator.locks.request(this.#life, () => this.stop(new Died("worker")));
  }

  async #load(): Promise<void> {
    const { python, rules, files } = await manifest();
    const needed = Object.entries(files).filter(([path]) => path.startsWith(python) || path === rules);
    came = { done: 0, all: needed.reduce((all, [, size]) => all + size, 0) };
    const at = (name: string): string => urlOf(`${python}${name}`);
    const told = {
      script: at("python.js"),
      size: files[`${python}python.js`] ?? 0,
      wasm: at("python.wasm.gz"),
      library: at("library.zip"),
      rules: urlOf(rules),
    };
    this.#worker.postMessage({ kind: "load", life: this.#life, files: told } satisfies Asked);
  }

  call(method: string, ...values: Value[]): Promise<string> {
    if (this.#over) return Promise.reject(this.#over);
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((done, fail) => {
      this.#waiting.set(id, { done, fail });
      this.#worker.postMessage({ kind: "call", id, method, values } satisfies Asked);
    });
  }

  #answered(data: Extract<Answered, { id: number }>): void {
    const waiting = this.#waiting.get(data.id);
    this.#waiting.delete(data.id);
    if (data.kind === "answer") waiting?.done(data.answer);
    else waiting?.fail(new Error(data.message));
  }

  get isOver(): boolean {
    return this.#over !== null;
  }

  stop(why: Error): void {
    if (this.#over) return;
    this.#over = why;
    this.#end();
    this.#worker.terminate();
    this.#fail(why);
    for (const { fail } of this.#waiting.values()) fail(why);
  }
}
export type { Python };

/** The one that runs or is being loaded, and how to stop that. */
let running: { python: Promise<Python>; stop: AbortController } | null = null;

/** One after the other is tried until one runs: what has come already comes at once the next time. */
async function begun({ signal }: AbortController): Promise<Python> {
  for (const pause of [...PAUSES, null]) {
    const python = new Python();
    const stop = (): void => python.stop(new Error("given up"));
    signal.addEventListener("abort", stop);
    try {
      await python.ready;
      again = false;
      return python;
    } catch (error) {
      again = false;
      python.stop(error as Error);
      signal.throwIfAborted();
      console.warn(error);
      if (pause === null || !navigator.onLine) break;
      again = true;
      await new Promise((done) => setTimeout(done, pause));
      signal.throwIfAborted();
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }
  throw new Error(o("offNotFetched"));
}

/** Python, loaded when it is first wanted and when it has died; what failed to load is tried anew the next time. */
export async function python(): Promise<Python> {
  if (!running) {
    const stop = new AbortController();
    running = { python: begun(stop), stop };
  }
  const asked = running;
  const forget = (): void => {
    if (running === asked) running = null;
  };
  try {
    const found = await asked.python;
    if (!found.isOver) return found;
    forget();
  } catch (error) {
    forget();
    throw error;
  }
  return python();
}

/** Ask it something that needs nothing which was asked before. */
export async function call(method: string, ...values: Value[]): Promise<string> {
  return (await python()).call(method, ...values);
}

/** Nobody waits any more: whoever wants it again begins again, with what has come already. */
export function giveUp(): void {
  running?.stop.abort();
  running = null;
  came = null;
  again = false;
}
