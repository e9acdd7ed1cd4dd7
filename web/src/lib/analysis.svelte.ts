/** One analysis of a finished game: asked for, watched as it grows, called off, read. */
import { api } from "./api.ts";
import type { AnalysisInfo, AnalysisReport, Decision } from "./types.ts";

/** How long one waits after an answer that brings nothing new, so that a server in trouble is left in peace. */
const REST_MS = 1_000;
/** As half of a 95 % interval. */
export const DOUBT = 2;

export class AnalysisStore {
  status = $state<AnalysisInfo["status"]>("none");
  /** Did I ask for it? Then I can stop it. */
  mine = $state(false);
  done = $state(0);
  total = $state(0);
  report = $state.raw<AnalysisReport | null>(null);
  problem = $state("");
  /** Has the server said yet what it knows? */
  known = $state(false);
  /** The decision that is shown on the board, with the better move lit. */
  shown = $state.raw<Decision | null>(null);
  #closed = false;

  constructor(readonly table: string) {}

  get isGoing(): boolean {
    return this.status === "waiting" || this.status === "working";
  }

  /** See what is known, and follow it as long as it grows. */
  open(): Promise<void> {
    return this.#follow(() => api.analysis(this.table, -1));
  }

  begin(): Promise<void> {
    return this.#follow(() => api.analyse(this.table));
  }

  async stop(): Promise<void> {
    await this.#attempt(() => api.stopAnalysis(this.table));
  }

  close(): void {
    this.#closed = true;
  }

  async #follow(first: () => Promise<AnalysisInfo>): Promise<void> {
    await this.#attempt(first);
    while (this.isGoing && !this.#closed && !this.problem) {
      const before = this.done;
      await this.#attempt(() => api.analysis(this.table, this.report ? this.done : -1));
      if (this.isGoing && this.done === before) await new Promise((resolve) => setTimeout(resolve, REST_MS));
    }
  }

  async #attempt(work: () => Promise<AnalysisInfo>): Promise<void> {
    try {
      const told = await work();
      this.status = told.status;
      this.mine = told.mine;
      this.done = told.report?.done ?? told.done;
      this.total = told.report?.total ?? told.total;
      if (told.report || told.status === "none") this.report = told.report;
      this.problem = "";
      this.known = true;
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }
}

/** Is it known of every figure how sure it is? One measurement alone may be far off, and does not say so. */
export function isMeasured({ accounts }: AnalysisReport): boolean {
  return accounts.every(({ luck, decisions }, seat) => luck.error > 0 && (decisions[seat]?.error ?? 0) > 0);
}

/** The decisions of a seat that cost something, as they were made or the dearest first. */
export function costly(report: AnalysisReport, seat: number, dearest: boolean): Decision[] {
  const found = report.decisions.filter((each) => each.seat === seat && each.cost > 0);
  return dearest ? found.sort((one, other) => other.cost - one.cost) : found;
}

/** Where a value lies between two ends, from 0 to 1. */
export function share(value: number, low: number, high: number): number {
  return high > low ? Math.min(Math.max((value - low) / (high - low), 0), 1) : 0.5;
}

/** The ends of a scale that holds all these values and nothing. */
export function ends(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  return high > low ? [low, high] : [-1, 1];
}
