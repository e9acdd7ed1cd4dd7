/** What every part of the board needs to know, told once by the board: nobody has to hand it on. */
import { createContext } from "svelte";

import type { Scene } from "../../lib/stage.svelte.ts";
import type { AllwatyawantView } from "./generated/view.ts";

export type Here = {
  readonly view: AllwatyawantView;
  /** What can be done now, what a hint advises, and how it is done. */
  readonly moves: string[];
  readonly advised: string;
  readonly move: (text: string) => void;
  /** What makes a button one that does this. */
  readonly does: (text: string) => object;
  readonly scene: Scene | null;
  readonly narrow: boolean;
  /** Does a scene take the place of the chart? */
  readonly staged: boolean;
  readonly names: string[];
  readonly nameOf: (seat: number) => string;
};

export const [here, sitDown] = createContext<Here>();
