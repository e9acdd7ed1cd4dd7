/** The table somebody comes from: it stays connected while they read rules or settings, and a click leads back. */
import type { TableStore } from "./table.svelte.ts";

const KEY = "doubloon.table";
let store = $state.raw<TableStore | null>(null);
let id = $state(remembered());

/** After a reload there is no store any more, but still a way back. */
function remembered(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function remember(table: string): void {
  id = table;
  try {
    if (table) sessionStorage.setItem(KEY, table);
    else sessionStorage.removeItem(KEY);
  } catch {
    /* a browser without storage forgets when the page is loaded anew */
  }
}

export const kept = {
  /** The table that waits; empty: none. */
  get id(): string {
    return id;
  },
  /** Is it my turn there? */
  get isMyTurn(): boolean {
    return store?.latest?.faces.some((face) => face.moves.length > 0) ?? false;
  },
};

/** Whoever leaves the table for a moment comes back to it. */
export function keep(table: TableStore): void {
  if (store !== table) store?.close();
  store = table;
  remember(table.id);
}

/** Back at this table: its store, if it was kept. No table waits any more. */
export function takeBack(table: string): TableStore | null {
  const found = store?.id === table ? store : null;
  if (!found) store?.close();
  store = null;
  remember("");
  return found;
}

/** Somebody goes elsewhere: they are away now. If they play there, pages read beside a table still lead back. */
export function leave(table: TableStore): void {
  const { status, seats } = table.info ?? { status: "closed", seats: [] };
  table.close();
  if (store === table) store = null;
  remember(status === "playing" && seats.some((seat) => seat.yours) ? table.id : "");
}

/** The same, if a table was kept. */
export function letGo(): void {
  if (store) leave(store);
}
