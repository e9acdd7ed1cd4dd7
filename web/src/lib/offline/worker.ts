/** Python in the browser: it loads the interpreter and our own source, then answers one call after the other. */
import { loadPyodide } from "pyodide";

import type { Answered, Asked, Files } from "./python.svelte.ts";

type Door = Record<string, (...values: unknown[]) => string | undefined>;
/** Where the source of the package lies in Python's own file system. */
const SOURCE = "/rules";
const BEGIN = `
import sys
sys.path.insert(0, "${SOURCE}")
from doubloon.offline.door import DOOR
DOOR
`;
/** No package is ever fetched: what we run needs the standard library only. */
const INFO = { arch: "wasm32", abi_version: "2026_0", platform: "", version: "", python: "" };
const NO_PACKAGES = { info: INFO, packages: {} };

const say = (answer: Answered): void => postMessage(answer);

/** Files travel packed and are unpacked here, so that any web space will do, also one that unpacks them by itself. */
async function unpacked(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Response> {
  const [look, whole] = body.tee();
  const reader = look.getReader();
  const { value } = await reader.read();
  void reader.cancel();
  const isPacked = value?.[0] === 0x1f && value[1] === 0x8b;
  return new Response(isPacked ? whole.pipeThrough(new DecompressionStream("gzip")) : whole);
}

/** The one of the browser: the one that Python is given asks for nothing but what is found by this. */
const fetchFile = fetch;

/** A file, from what was kept or from where it lies; the page hears how much of it has come. */
async function found(url: string): Promise<Response> {
  const kept = "caches" in globalThis ? await caches.match(url) : undefined;
  const answer = kept ?? (await fetchFile(url));
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${url}`);
  const count = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, next) => {
      say({ kind: "came", bytes: chunk.length });
      next.enqueue(chunk);
    },
  });
  return unpacked(answer.body.pipeThrough(count));
}

/** What goes wrong while the machine is made, Python only mutters to itself about, and is never done then. */
const broken = new Promise<never>((_, fail) => {
  const make = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...all) => {
    const made = make(...all);
    made.catch(fail);
    return made;
  };
  addEventListener("unhandledrejection", ({ reason }) => fail(reason));
});
broken.catch(() => {});

async function load(files: Files): Promise<Door> {
  const [wasm, library, rules] = [found(files.wasm), found(files.library), found(files.rules)];
  const script = (await import(/* @vite-ignore */ files.script)) as { default: unknown };
  say({ kind: "came", bytes: files.size });
  /** Python looks for its two files beside its script; here they have other names. */
  globalThis.fetch = async (asked) =>
    String(asked).endsWith(".wasm")
      ? new Response((await wasm).body, { headers: { "content-type": "application/wasm" } })
      : library;
  const python = await loadPyodide({
    indexURL: new URL(".", files.script).href,
    lockFileContents: NO_PACKAGES,
    createPyodideModule: script.default,
  } as Parameters<typeof loadPyodide>[0]);
  python.unpackArchive(await (await rules).arrayBuffer(), "zip", { extractDir: SOURCE });
  return python.runPython(BEGIN) as Door;
}

let door: Promise<Door> | null = null;

/** This lock is held as long as the worker lives: whoever gets it knows that it has died, of which browsers say
 * nothing. */
function live(life: string): void {
  void (navigator.locks as LockManager | undefined)?.request(life, () => {
    say({ kind: "lives" });
    return new Promise(() => {});
  });
}

addEventListener("message", ({ data }: MessageEvent<Asked>) => {
  if (data.kind === "load") {
    live(data.life);
    door = Promise.race([load(data.files), broken]);
    door.then(
      () => say({ kind: "ready" }),
      (error: unknown) => say({ kind: "failed", message: String(error) }),
    );
    return;
  }
  void door?.then((open) => {
    try {
      say({ kind: "answer", id: data.id, answer: open[data.method]!(...data.values) ?? "" });
    } catch (error) {
      say({ kind: "problem", id: data.id, message: (error as Error).message });
    }
  });
});
