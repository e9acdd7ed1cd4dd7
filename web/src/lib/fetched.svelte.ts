/** Parts of the page that are fetched later, again and again until they are there: a connection may be gone awhile. */
import { withWords } from "./area.ts";
import { revive } from "./renewal.ts";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;

let waits = $state(0);
/** Is something waited for that did not come at once? */
export const parts = {
  get missing(): boolean {
    return waits > 0;
  },
};

export const fetched = <Part>(load: () => Promise<Part>): Promise<Part> => withWords(insisted(load));

async function insisted<Part>(load: () => Promise<Part>): Promise<Part> {
  const found = await load().catch(() => null);
  if (found) return found;
  waits += 1;
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    await rested(wait);
    askForStyles();
    const late = await load().catch(reviveAfter);
    if (!late) continue;
    waits -= 1;
    return late;
  }
}

/** A script that most browsers will not ask for again fails as a type error, however well the connection is by now. */
function reviveAfter(error: unknown): null {
  if (error instanceof TypeError) void revive();
  return null;
}

/** After so many milliseconds, or as soon as the browser says that there is a connection again. */
function rested(ms: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(go, ms);
    addEventListener("online", go);
    function go(): void {
      clearTimeout(timer);
      removeEventListener("online", go);
      done();
    }
  });
}

/** Styles that did not come are asked for once only; a copy is asked for anew. */
function askForStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"))
    if (!isThere(link)) link.replaceWith(link.cloneNode());
}

/** Nobody may read the rules of a style that has failed. */
function isThere(link: HTMLLinkElement): boolean {
  try {
    return link.sheet?.cssRules !== undefined;
  } catch {
    return false;
  }
}
