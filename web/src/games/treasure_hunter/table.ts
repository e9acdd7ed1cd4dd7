/** What every scene of the board is given: the view, who is who, and how to act. */
import type { Scene } from "../../lib/stage.svelte.ts";
import type { Happening } from "../../lib/types.ts";
import type { TreasureHunterView } from "./generated/view.ts";

export type Table = {
  readonly view: TreasureHunterView;
  readonly nameOf: (seat: number) => string;
  /** Whose eyes see it; null: a spectator's. */
  readonly eyes: number | null;
  /** Who can act here: the one who looks, or who is asked in front of everybody. */
  readonly me: number | null;
  readonly moves: string[];
  readonly move: (text: string) => void;
  /** Ask why this is no legal move. */
  readonly why: (text: string) => void;
  /** Take my last choice back and make this one; null: it stands. */
  readonly instead: ((text: string) => void) | null;
  readonly advised: string;
  readonly scene: Scene | null;
  /** Do not wait for the rest of what is being told. */
  readonly skip: () => void;
  /** All that was told so far, the present event last. */
  readonly told: Happening[];
  /** Is it as narrow as a phone? */
  readonly narrow: boolean;
  /** How much room the board has, in pixels. */
  readonly width: number;
  readonly height: number;
};

/** What sentences about a move need to know. */
export type Seen = Pick<Table, "view" | "nameOf" | "eyes" | "scene">;

/** Is it the second click of a double click? It is part of the first, and asks for nothing of its own. */
export const isEcho = (event: MouseEvent): boolean =>
  event.detail > 1 && !(event instanceof PointerEvent && event.pointerType === "touch");

/** A finger looks first: its first tap on a thing chooses it, the second does it. Everything else does it at once. */
export const isLooking = (event: MouseEvent, chosen: boolean): boolean =>
  !chosen && event instanceof PointerEvent && event.pointerType === "touch";
