/** A hint that somebody waits for outlives the page, which may have to be loaded anew for a part that did not come. */
import { untrack } from "svelte";

import { RENEWING } from "./renewal.ts";
import type { TableStore } from "./table.svelte.ts";

const ASKED = "doubloon-asked";

/** Note the question when the page goes; where one was noted, ask again as soon as something can be done. */
export function waitOn(id: string, store: TableStore): () => void {
  const note = (): void => {
    if (store.adviser.isThinking || store.adviser.move) sessionStorage.setItem(ASKED, id);
  };
  addEventListener(RENEWING, note);
  if (store.moves.length && sessionStorage.getItem(ASKED) === id) {
    sessionStorage.removeItem(ASKED);
    untrack(() => store.hint());
  }
  return () => removeEventListener(RENEWING, note);
}
