/** One open table on this device: what is said to it goes to Python, what comes of it is kept before it is told. */
import type { Said } from "../../generated/wire.ts";
import { sayProblem } from "../problems.ts";
import type { Fault, TableInfo, Told } from "../types.ts";
import { games, type Game, type Kept } from "./games.ts";
import { call, Died, python, type Python } from "./python.svelte.ts";
import { o } from "./words.ts";

type Answer = { messages: Told[]; kept: Kept | null; info: TableInfo };
type Begun = { error?: Fault; kept: Kept; info: TableInfo };
type Entered = { refused?: Fault };
type Thought = { n: number } | null;

/** So many seconds a bot thinks at most: whoever plays the strongest here waits no longer than at a server. */
const LONGEST_THOUGHT = 3;
/** So often in a row Python may die of one question before the table gives up. */
const DEATHS = 2;

/** Another page has the table; `freed` when it has it no more. */
export class Taken extends Error {
  constructor(readonly freed: Promise<unknown>) {
    super(o("offOtherPage"));
  }
}

export class Desk {
  readonly ears = new Set<(told: Told) => void>();
  /** What is asked is answered, kept and told, one after the other. */
  #line: Promise<unknown> = Promise.resolve();
  /** The Python that knows this table. */
  #python: Python | null = null;
  #isThinking = false;
  #isWoken = false;

  private constructor(
    private game: Game,
    readonly release: () => void,
  ) {}

  /** Open a table; two pages at the same one would overwrite what the other keeps. */
  static async open(id: string): Promise<Desk> {
    const release = await held(id);
    try {
      const game = await games.find(id);
      if (!game) throw new Error(o("offGone"));
      const desk = new Desk(game, release);
      await desk.#begin();
      await desk.#enter(await python());
      return desk;
    } catch (error) {
      release();
      throw error;
    }
  }

  /** The first one at a new table deals. */
  async #begin(): Promise<void> {
    if (!this.game.wish) return;
    const said = JSON.parse(await call("open", JSON.stringify(this.game.wish))) as Begun;
    if (said.error) {
      await games.remove(this.game.id);
      throw new Error(sayProblem(said.error));
    }
    this.game = { ...this.game, wish: null, kept: said.kept, info: said.info };
    await games.put(this.game);
  }

  get info(): TableInfo {
    return this.game.info;
  }

  /** What cannot be answered is told to whoever said it, so that nobody waits for it. */
  async say(said: Said): Promise<void> {
    try {
      await this.#do("hear", JSON.stringify(said));
    } catch (error) {
      this.#fail(error, "id" in said ? said.id : "");
    }
  }

  /** Something that its owner does. */
  async act(deed: Record<string, unknown>): Promise<void> {
    try {
      await this.#do("do", JSON.stringify(deed));
    } catch (cause) {
      throw new Error(o("offStopped"), { cause });
    }
  }

  /** Done when all is kept and another page may have the table. */
  async close(): Promise<void> {
    this.ears.clear();
    await this.#line;
    this.release();
  }

  #do(method: string, value: string): Promise<void> {
    const done = this.#line.then(() => this.#work(method, value));
    this.#line = done.catch(() => {});
    return done;
  }

  /** Ask Python; what has changed is on disk before anybody hears of it, or they hear that it is not. */
  async #work(method: string, value: string): Promise<void> {
    const { messages, kept, info } = JSON.parse(await this.#ask(method, value)) as Answer;
    let problem: Error | null = null;
    if (kept) {
      this.game = { ...this.game, kept, info, at: Date.now() / 1000 };
      await games.put(this.game).catch((error: Error) => (problem = error));
    }
    for (const told of messages) this.#tell(told);
    if (problem) this.#warn(o("offNotKept"), problem);
    this.#wake();
  }

  /** If Python has died, its successor knows nothing of the table yet: it goes on from what was kept. */
  async #ask(method: string, value: string | number): Promise<string> {
    for (let deaths = 0; ; deaths += 1) {
      try {
        if (this.#python?.isOver) this.#warn(o("offAgain"), "worker");
        const found = await python();
        if (found !== this.#python) await this.#enter(found);
        return await found.call(method, this.game.id, value);
      } catch (error) {
        if (!(error instanceof Died) || deaths === DEATHS) throw error;
      }
    }
  }

  /** What is asked of it from now on comes after that. */
  async #enter(found: Python): Promise<void> {
    this.#python = found;
    void found.end.then(() => this.#begunAgain());
    const said = JSON.parse(await found.call("enter", this.game.id, JSON.stringify(this.game.kept))) as Entered;
    if (said.refused) throw new Error(sayProblem(said.refused));
  }

  /** Whoever is at the table hears of it at once, and need not click before it is set up again. */
  #begunAgain(): void {
    if (this.ears.size) this.#wake();
  }

  /** One who listens badly keeps nobody else from hearing. */
  #tell(told: Told): void {
    for (const hear of this.ears)
      try {
        hear(told);
      } catch (error) {
        console.error(error);
      }
  }

  #warn(message: string, error: unknown, id = ""): void {
    console.warn(error);
    this.#tell({ type: "error", code: "offline", message, fields: {}, id, reason: null });
  }

  #fail(error: unknown, id = ""): void {
    console.error(error);
    this.#warn(o("offStopped"), error, id);
  }

  #wake(): void {
    this.#isWoken = true;
    if (!this.#isThinking) void this.#letBotsPlay();
  }

  /** Bots move as long as somebody looks: each takes its time, and thinks again if the game has moved meanwhile. */
  async #letBotsPlay(): Promise<void> {
    this.#isThinking = true;
    try {
      while (this.#isWoken && this.ears.size) {
        this.#isWoken = false;
        const began = performance.now();
        const said = await this.#ask("think", LONGEST_THOUGHT);
        if ((JSON.parse(said) as Thought) === null) continue;
        const rest = this.info.pace * 1000 - (performance.now() - began);
        if (rest > 0) await new Promise((done) => setTimeout(done, rest));
        if (this.ears.size) await this.#do("act", said);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isThinking = false;
    }
  }
}

/** Take a table for this page alone; how to let go of it. */
async function held(id: string): Promise<() => void> {
  const name = `doubloon ${id}`;
  if (!("locks" in navigator)) return () => {};
  return new Promise((done, fail) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) return new Promise((release) => done(release));
      fail(new Taken(navigator.locks.request(name, () => {})));
      return undefined;
    };
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(fail);
  });
}
