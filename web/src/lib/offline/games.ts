/** The games that are kept on this device: each with all that is needed to go on, and where it went home to. */
import type { TableInfo } from "../types.ts";

export type Result = { scores: number[]; ranking: number[] };
export type Kept = { record: string; actors: number[]; result: Result | null } & Record<string, unknown>;
export type Game = {
  id: string;
  /** How it is to begin, as long as it has not: Python may still be on its way. */
  wish: Record<string, unknown> | null;
  /** What Python needs to go on; nobody else looks into it. */
  kept: Kept | null;
  /** The table as it was told last. */
  info: TableInfo;
  /** When something happened last, in seconds since 1970. */
  at: number;
  /** The table that the game has on the server; empty: it has not been home yet. */
  home: string;
  /** Why the server did not want it; empty: it was not asked, or took it. */
  unwanted: string;
};

const NAME = "doubloon";
const STORE = "games";

let opening: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((done, fail) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error(NAME));
  });
  opening.catch(() => (opening = null));
  return opening;
}

/** Done when it is written, not when it is asked for. */
async function work<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode, { durability: "strict" });
  const request = act(transaction.objectStore(STORE));
  return new Promise((done, fail) => {
    transaction.oncomplete = () => done(request.result);
    transaction.onabort = transaction.onerror = () => fail(transaction.error ?? new Error(NAME));
  });
}

export const games = {
  all: (): Promise<Game[]> => work("readonly", (store) => store.getAll() as IDBRequest<Game[]>),
  find: (id: string): Promise<Game | undefined> =>
    work("readonly", (store) => store.get(id) as IDBRequest<Game | undefined>),
  put: (game: Game): Promise<unknown> => work("readwrite", (store) => store.put(game)),
  remove: (id: string): Promise<unknown> => work("readwrite", (store) => store.delete(id)),
};
