/** Where the page is. On a web space, which knows one page only, the address stands behind a #. */
import { SITE } from "./here.ts";

/** Does a part of the page stand behind the #, as in `#s3`? Then the page is the one that it was. */
const isPart = (): boolean => SITE && !location.hash.startsWith("#/") && location.hash !== "";

let page = "/";

export function address(): URL {
  if (!SITE) return new URL(location.href);
  if (isPart()) return new URL(location.hash, new URL(page, "http://here"));
  page = location.hash.slice(1) || "/";
  return new URL(page, "http://here");
}

/** An address of the app as the browser must be told of it. */
export const toAddress = (path: string): string => (SITE ? `#${path}` : path);
