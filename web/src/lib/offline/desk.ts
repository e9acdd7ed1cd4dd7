/** One open table on this device: what is said to it goes to Python, what comes of it is kept before it is told. */
import type { Said } from "../../generated/wire.ts";
import { sayProblem } from "../problems.ts";
import type { Fault, TableInfo, Told } from "../types.ts";
import { games, type Game, type Kept } from "./games.ts";
import { call } from "./python.svelte.ts";
import { o } from "./words.ts";

type Answer = { messages: Told[]; kept: Kept | null; info: TableInfo };
type Begun = { error?: Fault; kept: Kept; info: TableInfo };
type Thought = { n: number } | null;

/** So many seconds a bot thinks at most: whoever plays the strongest here waits no longer than at a server. */
const LONGEST_THOUGHT = 3;

export class Desk {
  readonly ears = new Set<(told: Told) => void>();
  /** Answers are kept and told one after the other. */
  #line: Promise<void> = Promise.resolve();
  #isThinking = false;
  #isWoken = false;
  #release: () => void = () => {};

  private constructor(private game: Game) {}

  /** Open a table; two pages at the same one would overwrite what the other keeps. */
  static async open(id: string): Promise<Desk> {
    const game = await games.find(id);
    if (!game) throw new Error(o("offGone"));
    const desk = new Desk(game);
    await desk.#lock();
    try {
      await desk.#begin();
      await call("enter", id, JSON.stringify(desk.game.kept));
    } catch (error) {
      desk.close();
      throw error;
    }
    return desk;
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

  say(said: Said): Promise<void> {
    return this.#do("hear", JSON.stringify(said));
  }

  /** Something that its owner does. */
  act(deed: Record<string, unknown>): Promise<void> {
    return this.#do("do", JSON.stringify(deed));
  }

  close(): void {
    this.ears.clear();
    this.#release();
  }

  /** Ask Python; what has changed is on disk before anybody hears of it. */
  #do(method: string, value: string): Promise<void> {
    const asked = call(method, this.game.id, value);
    asked.catch(() => {});
    this.#line = this.#line
      .then(async () => {
        const { messages, kept, info } = JSON.parse(await asked) as Answer;
        if (kept) {
          this.game = { ...this.game, kept, info, at: Date.now() / 1000 };
          await games.put(this.game);
        }
        for (const told of messages) for (const hear of this.ears) hear(told);
        this.#wake();
      })
      .catch((error: unknown) => console.error(error));
    return this.#line;
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
        const said = await call("think", this.game.id, LONGEST_THOUGHT);
        if ((JSON.parse(said) as Thought) === null) continue;
        const rest = this.info.pace * 1000 - (performance.now() - began);
        if (rest > 0) await new Promise((done) => setTimeout(done, rest));
        await this.#do("act", said);
      }
    } catch (error) {
      console.error(error);
    } finally {
      this.#isThinking = false;
    }
  }

  async #lock(): Promise<void> {
    if (!("locks" in navigator)) return;
    await new Promise<void>((done, fail) => {
      const held = new Promise<void>((release) => (this.#release = release));
      navigator.locks
        .request(`doubloon ${this.game.id}`, { ifAvailable: true }, (lock) => {
          if (!lock) return fail(new Error(o("offOtherPage")));
          done();
          return held;
        })
        .catch(fail);
    });
  }
}
