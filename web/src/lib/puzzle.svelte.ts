/** One puzzle: the question on the stage, a try, the judgement, and how the game might go on. */
import { api } from "./api.ts";
import { Stage } from "./stage.svelte.ts";
import type { Face, Happening, Position, PuzzleInfo, Solution } from "./types.ts";

export class PuzzleStore {
  /** What the server said of my last try; it holds the answer, which is shown when I want it. */
  solution = $state.raw<Solution | null>(null);
  /** What I tried last. */
  tried = $state("");
  isJudging = $state(false);
  /** Do I want to know, or have I found it? */
  isOpen = $state(false);
  /** Is the better line on the stage? */
  isPlaying = $state(false);
  problem = $state("");
  readonly stage = new Stage();

  constructor(readonly info: PuzzleInfo) {
    this.stage.cut(info.position);
  }

  get position(): Position {
    return this.stage.shown ?? this.info.position;
  }

  get face(): Face {
    return this.position.faces[0]!;
  }

  /** Everything that was told up to the question, or in the line as far as it is shown. */
  get told(): Happening[] {
    const before = this.info.position.faces[0]!.events;
    if (!this.isPlaying) return before;
    return [...before, ...this.lineEvents.filter((event) => event.n < this.position.n)];
  }

  get lineEvents(): Happening[] {
    return (this.solution?.line ?? []).flatMap((position) => position.faces[0]?.events ?? []);
  }

  /** What I may do: nothing any more once I know the answer, which is lit instead. */
  get moves(): string[] {
    if (this.isPlaying || this.isJudging) return [];
    if (this.isOpen) return this.solution ? [this.solution.best] : [];
    return this.solution ? [] : this.face.moves;
  }

  async try(text: string): Promise<void> {
    if (!this.moves.includes(text) || this.isOpen) return;
    this.isJudging = true;
    this.problem = "";
    try {
      this.tried = text;
      this.solution = await api.solve(this.info.row.game, this.info.row.id, text);
      this.isOpen = this.solution.right;
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.isJudging = false;
    }
  }

  again(): void {
    this.solution = null;
    this.tried = "";
  }

  /** Play the better line, a look at each position. */
  play(): void {
    if (!this.solution) return;
    this.stage.cut(this.info.position);
    this.isPlaying = true;
    this.stage.tempo = 1;
    for (const position of this.solution.line) this.stage.play(position);
  }

  back(): void {
    this.stage.cut(this.info.position);
    this.isPlaying = false;
  }
}
