/** Something this browser remembers of each table, such as what it saw before a game; the oldest is forgotten first. */

const MOST = 200;

export class Remembered<T> {
  /** For a browser without storage: it forgets when the page is left, and the page says so. */
  readonly #here = new Map<string, T>();

  constructor(
    readonly key: string,
    readonly fits: (value: unknown) => value is T,
  ) {}

  of(table: string): T | null {
    return this.#read().find(([each]) => each === table)?.[1] ?? this.#here.get(table) ?? null;
  }

  note(table: string, value: T): void {
    const others = this.#read().filter(([each]) => each !== table);
    try {
      localStorage.setItem(this.key, JSON.stringify([...others, [table, value]].slice(-MOST)));
    } catch {
      this.#here.set(table, value);
    }
  }

  #read(): [table: string, value: T][] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "[]");
      if (!Array.isArray(kept)) return [];
      return kept.filter((each): each is [string, T] => Array.isArray(each) && this.fits(each[1]));
    } catch {
      return [];
    }
  }
}
