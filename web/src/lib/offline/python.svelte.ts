/** The rules and the bots: Python in a worker, so that the page can be used while they think. */
import { manifest, urlOf } from "./manifest.ts";

export type Files = { script: string; wasm: string; library: string; rules: string };
export type Asked =
  { kind: "load"; files: Files } | { kind: "call"; id: number; method: string; values: (string | number | null)[] };
export type Answered =
  | { kind: "came"; bytes: number }
  | { kind: "ready" }
  | { kind: "failed"; message: string }
  | { kind: "answer"; id: number; answer: string }
  | { kind: "problem"; id: number; message: string };

/** How much of Python has come, in bytes as they travel; null: nobody waits for it. */
let came = $state<{ done: number; all: number } | null>(null);
export const loading = {
  get now(): { done: number; all: number } | null {
    return came;
  },
};

type Waiting = { done: (answer: string) => void; fail: (error: Error) => void };

class Python {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #ids = 0;
  readonly #ready: Promise<void>;

  constructor() {
    this.#ready = new Promise((done, fail) => {
      this.#worker.onmessage = ({ data }: MessageEvent<Answered>) => {
        if (data.kind === "came") came = came && { ...came, done: Math.min(came.all, came.done + data.bytes) };
        else if (data.kind === "ready") done();
        else if (data.kind === "failed") fail(new Error(data.message));
        else this.#answered(data);
      };
      this.#worker.onerror = (event) => fail(new Error(event.message || "worker"));
      this.#load().catch(fail);
    });
    const end = (): void => void (came = null);
    this.#ready.then(end, end);
  }

  get ready(): Promise<void> {
    return this.#ready;
  }

  async #load(): Promise<void> {
    const { python, rules, files } = await manifest();
    const needed = Object.entries(files).filter(([path]) => path.startsWith(python) || path === rules);
    came = { done: 0, all: needed.reduce((all, [, size]) => all + size, 0) };
    const at = (name: string): string => urlOf(`${python}${name}`);
    const told = {
      script: at("python.js"),
      wasm: at("python.wasm.gz"),
      library: at("library.zip"),
      rules: urlOf(rules),
    };
    this.#worker.postMessage({ kind: "load", files: told } satisfies Asked);
  }

  async call(method: string, ...values: (string | number | null)[]): Promise<string> {
    await this.#ready;
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

  end(): void {
    this.#worker.terminate();
    for (const { fail } of this.#waiting.values()) fail(new Error("ended"));
  }
}

let running: Python | null = null;

/** Python, loaded when it is first called; what failed to load is tried anew. */
export async function call(method: string, ...values: (string | number | null)[]): Promise<string> {
  const python = (running ??= new Python());
  try {
    await python.ready;
  } catch (error) {
    if (running === python) running = null;
    python.end();
    throw error;
  }
  return python.call(method, ...values);
}

/** Nobody waits any more: whoever wants it again begins again, with what has come already. */
export function giveUp(): void {
  running?.end();
  running = null;
  came = null;
}
