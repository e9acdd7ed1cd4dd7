/** What is kept on this device for as long as somebody wants it: one shelf of a kind, each thing under its `id`. */
import { o } from "./words.ts";

export class Shelf<T extends { id: string }> {
  #opening: Promise<IDBDatabase> | null = null;

  /** Each shelf is a database of its own, so that a new one needs no older page to let go of another. */
  constructor(
    readonly database: string,
    readonly store: string,
  ) {}

  all(): Promise<T[]> {
    return this.#work("readonly", (store) => store.getAll() as IDBRequest<T[]>);
  }

  find(id: string): Promise<T | undefined> {
    return this.#work("readonly", (store) => store.get(id) as IDBRequest<T | undefined>);
  }

  put(thing: T): Promise<unknown> {
    return this.#work("readwrite", (store) => store.put(thing));
  }

  remove(id: string): Promise<unknown> {
    return this.#work("readwrite", (store) => store.delete(id));
  }

  #open(): Promise<IDBDatabase> {
    this.#opening ??= new Promise((done, fail) => {
      const request = indexedDB.open(this.database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(this.store, { keyPath: "id" });
      request.onsuccess = () => {
        request.result.onclose = () => (this.#opening = null);
        done(request.result);
      };
      request.onerror = () => fail(request.error ?? new Error(this.database));
    });
    this.#opening.catch(() => (this.#opening = null));
    return this.#opening;
  }

  /** Browsers close what lies open for long, such as on a phone that slept: then it is opened again. */
  async #work<R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    try {
      return await this.#once(mode, act).catch(() => {
        this.#opening = null;
        return this.#once(mode, act);
      });
    } catch (error) {
      throw (error as Error).name === "QuotaExceededError" ? new Error(o("offFull"), { cause: error }) : error;
    }
  }

  /** Done when it is written, not when it is asked for. */
  async #once<R>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<R>): Promise<R> {
    const transaction = (await this.#open()).transaction(this.store, mode, { durability: "strict" });
    const request = act(transaction.objectStore(this.store));
    return new Promise((done, fail) => {
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = transaction.onerror = () => fail(transaction.error ?? new Error(this.database));
    });
  }
}
