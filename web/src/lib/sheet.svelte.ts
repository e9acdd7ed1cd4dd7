/** What people with the box on the table have entered: kept in this browser alone, and counted by the rules. */
import { api } from "./api.ts";

/** So many steps can be taken back. */
const MOST_PAST = 100;

type Kept<Entered> = { sheet: Entered | null; names: string[]; past: Entered[] };

export class SheetStore<Entered extends object, Told> {
  /** What is entered; null: nobody has begun. */
  sheet = $state.raw<Entered | null>(null);
  /** How the players are called; the server does not hear of it. */
  names = $state.raw<string[]>([]);
  /** What the rules make of it. */
  answer = $state.raw<Told | null>(null);
  /** Why there is no answer; empty: there is one. */
  problem = $state("");
  waits = $state(false);
  #past = $state.raw<Entered[]>([]);
  readonly #key: string;
  #asked = 0;

  constructor(readonly game: string) {
    this.#key = `doubloon.companion.${game}`;
    const kept = this.#read();
    if (kept) [this.sheet, this.names, this.#past] = [kept.sheet, kept.names, kept.past];
    void this.ask();
  }

  get canGoBack(): boolean {
    return this.#past.length > 0;
  }

  begin(sheet: Entered, names: string[]): void {
    [this.names, this.#past] = [names, []];
    this.#take(sheet);
  }

  /** Enter something; `step`: is it one to take back, or did somebody only look at another page? */
  enter(sheet: Entered, step = true): void {
    if (step && this.sheet) this.#past = [...this.#past, this.sheet].slice(-MOST_PAST);
    this.#take(sheet);
  }

  back(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#take(before);
  }

  /** Throw everything away. */
  clear(): void {
    [this.names, this.#past, this.sheet, this.answer, this.problem] = [[], [], null, null, ""];
    this.#asked += 1;
    this.#keep();
  }

  #take(sheet: Entered): void {
    this.sheet = sheet;
    this.#keep();
    void this.ask();
  }

  /** Ask what the rules make of it; only the answer to the newest question counts. */
  async ask(): Promise<void> {
    const [sheet, number] = [this.sheet, ++this.#asked];
    if (!sheet) return;
    this.waits = true;
    const told = await api.companion<Told>(this.game, sheet).then(
      (answer) => ({ answer, problem: "" }),
      (error: Error) => ({ answer: this.answer, problem: error.message }),
    );
    if (number !== this.#asked) return;
    [this.answer, this.problem, this.waits] = [told.answer, told.problem, false];
  }

  #keep(): void {
    const kept: Kept<Entered> = { sheet: this.sheet, names: this.names, past: this.#past };
    try {
      localStorage.setItem(this.#key, JSON.stringify(kept));
    } catch {
      /* a browser without storage forgets it with the page */
    }
  }

  #read(): Kept<Entered> | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Kept<Entered> | null;
      return kept && Array.isArray(kept.names) && Array.isArray(kept.past) ? kept : null;
    } catch {
      return null;
    }
  }
}
