/** The branches of a finished game and what was said about its moves. */
import { api } from "./api.ts";
import { stopAt } from "./replay-turns.ts";
import type { BranchesInfo, BranchInfo, CommentInfo, KeepBranch, Stop } from "./types.ts";

/** Something that stands at a stop. */
export type Noted = { index: number; branch?: BranchInfo; comment?: CommentInfo };

export class BranchesStore {
  branches = $state.raw<BranchInfo[]>([]);
  comments = $state.raw<CommentInfo[]>([]);
  problem = $state("");
  busy = $state(false);

  constructor(readonly table: string) {}

  of(id: string): BranchInfo | undefined {
    return this.branches.find((each) => each.id === id);
  }

  load(): Promise<string | null> {
    return this.#after(() => api.branches(this.table));
  }

  /** Keep a line: the id of the branch that it is now; null if that failed. */
  keep(wish: KeepBranch): Promise<string | null> {
    return this.#after(() => api.keepBranch(this.table, wish));
  }

  removeBranch(id: string): Promise<string | null> {
    return this.#after(() => api.removeBranch(this.table, id));
  }

  comment(n: number, text: string, branch: string): Promise<string | null> {
    const at = this.of(branch);
    return this.#after(() => api.comment(this.table, n, text, at && n > at.n ? branch : ""));
  }

  removeComment(id: string): Promise<string | null> {
    return this.#after(() => api.removeComment(this.table, id));
  }

  /** What stands at the stops of the game, or of a branch, in their order: comments first, then what leaves there. */
  noted(stops: readonly Stop[], branch: string): Noted[] {
    const at = this.of(branch);
    const leaves = (n: number): boolean => !at || n <= at.n;
    const said = this.comments.filter((each) => (each.branch ? each.branch === branch : leaves(each.n)));
    const kept = this.branches.filter((each) => leaves(each.n));
    const all: Noted[] = [
      ...said.map((comment) => ({ index: stopAt(stops, comment.n), comment })),
      ...kept.map((each) => ({ index: stopAt(stops, each.n), branch: each })),
    ];
    return all.sort((one, other) => one.index - other.index);
  }

  async #after(work: () => Promise<BranchesInfo>): Promise<string | null> {
    this.busy = true;
    try {
      const told = await work();
      this.branches = told.branches;
      this.comments = told.comments;
      this.problem = "";
      return told.kept;
    } catch (error) {
      this.problem = (error as Error).message;
      return null;
    } finally {
      this.busy = false;
    }
  }
}
