/** What every page knows of playing without a server; all the rest (`offline/`) is loaded when it is wanted. */

/** Was this app built for a web space, where there is no server at all? */
export const SITE = import.meta.env.MODE === "site";
/** The folder of the app: "/" at a server, wherever the page lies on a web space. */
export const BASE = import.meta.env.BASE_URL;
/** The version that this device has fetched; "": none, but games of its own. */
const KEY = "doubloon.offline";

/** A table on this device. No server has one of that name: its names have no hyphen. */
export const isHere = (table: string): boolean => table.startsWith("here-");

/** Are there games on this device, or what it needs to play without a server? */
export function hasOffline(): boolean {
  return SITE || version() !== null;
}

export function version(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function noteVersion(fetched: string | null): void {
  try {
    if (fetched === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, fetched);
  } catch {
    /* a browser without storage keeps nothing for later either */
  }
}

export const office = (): Promise<typeof import("./offline/office.ts")> => import("./offline/office.ts");
