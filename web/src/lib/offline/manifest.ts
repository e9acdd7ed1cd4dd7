/** What playing without a server takes: a list of files that the server, or the web space, offers in one version. */
import type { OfflineInfo as Manifest } from "../../generated/wire.ts";
import { BASE, SITE } from "../here.ts";

export const MANIFEST = SITE ? "offline.json" : "api/offline";
const CACHES = "doubloon-";
/** The page that a cache has if everything else is in it too. */
const WHOLE = "whole";

/** The address of a file of the app. */
export const urlOf = (path: string): string => new URL(path, new URL(BASE, document.baseURI)).href;

export const canKeep = (): boolean => "caches" in globalThis && "serviceWorker" in navigator;

const cacheOf = (version: string): string => `${CACHES}${version}`;

/** What there is now; without a connection what was fetched last. */
export async function manifest(): Promise<Manifest> {
  const url = urlOf(MANIFEST);
  try {
    const answer = await fetch(url, { cache: "no-cache" });
    if (answer.ok) return (await answer.json()) as Manifest;
  } catch {
    /* there is no connection */
  }
  const kept = canKeep() ? await caches.match(url) : undefined;
  if (!kept) throw new Error("offline");
  return (await kept.json()) as Manifest;
}

/** Fetch all files of a version into a cache of its own, as far as they have not been fetched before.
 *
 * Only when the last one is there does it count: until then the version before it goes on serving. */
export async function fetchAll(
  wanted: Manifest,
  others: readonly string[],
  told: (done: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const cache = await caches.open(cacheOf(wanted.version));
  let done = 0;
  for (const [path, size] of Object.entries(wanted.files)) {
    signal.throwIfAborted();
    const url = urlOf(path);
    if (!(await cache.match(url))) {
      const known = await caches.match(url);
      await cache.put(url, known ?? (await fetched(url, signal)));
    }
    told((done += size));
  }
  for (const path of others) await cache.put(urlOf(path), await fetched(urlOf(path), signal));
  await cache.put(urlOf(MANIFEST), Response.json(wanted));
  await cache.put(urlOf(WHOLE), new Response(wanted.version));
  await forgetBut(wanted.version);
}

/** What changes from day to day; without it everything else works. */
const LATELY = ["api/puzzles", "api/daily/commitments"];

/** Keep what the server says of it now. */
export async function refresh(version: string): Promise<void> {
  if (SITE) return;
  const [cache, { signal }] = [await caches.open(cacheOf(version)), new AbortController()];
  const keep = async (path: string): Promise<void> => cache.put(urlOf(path), await fetched(urlOf(path), signal));
  await Promise.all(LATELY.map((path) => keep(path).catch(() => {})));
}

async function fetched(url: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(answer.statusText);
  return answer;
}

/** A page that is still open may be of the version before: that one stays, older ones go, and so do unfinished ones. */
async function forgetBut(version: string): Promise<void> {
  const others: string[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(CACHES) || name === cacheOf(version)) continue;
    if (await (await caches.open(name)).match(urlOf(WHOLE))) others.push(name);
    else await caches.delete(name);
  }
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

export async function forgetAll(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(CACHES)) await caches.delete(name);
}
