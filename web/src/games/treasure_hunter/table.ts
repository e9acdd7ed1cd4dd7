/** What every scene of the board is given: the view, who is who, and how to act. */
import type { Attachment } from "svelte/attachments";

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
  /** Go on with what happened next. */
  readonly next: () => void;
  /** All that was told so far, the present event last. */
  readonly told: Happening[];
  /** Is it as narrow as a phone? */
  readonly narrow: boolean;
  /** How much room the board has, in pixels. */
  readonly width: number;
  readonly height: number;
  /** How much of the height the scene has: all of it, or what the hand below it leaves. */
  readonly sceneHeight: number;
  readonly handHeight: number;
};

/** What sentences about a move need to know. */
export type Seen = Pick<Table, "view" | "nameOf" | "eyes" | "scene">;

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** A finger looks first: its first tap on a thing chooses it, the second does it. Everything else does it at once. */
export const isLooking = (event: MouseEvent, chosen: boolean): boolean => !chosen && isTouch(event);

/** Buttons within this element: whoever points at one or comes to it with the keyboard looks, a pointer that leaves
 * looks no more, and a click does it. The second click of a double click is part of the first, and asks for nothing. */
export const tries =
  (look: (button: HTMLElement | null) => void, act: (event: MouseEvent, button: HTMLElement) => void): Attachment =>
  (root) => {
    /** The focus that a tap brings has not looked at anything yet. */
    let isFinger = false;
    const on = <E extends Event>(kind: string, then: (event: E, button: HTMLElement) => void): void =>
      root.addEventListener(
        kind,
        (event) => {
          const button = (event.target as Element).closest("button");
          if (button) then(event as E, button);
        },
        true,
      );
    on<PointerEvent>("pointerover", (event, button) => event.pointerType === "mouse" && look(button));
    root.addEventListener("pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && look(null));
    on("pointerdown", (event) => (isFinger = isTouch(event)));
    on("focus", (_, button) => isFinger || look(button));
    on<MouseEvent>("click", (event, button) => {
      isFinger = false;
      if (event.detail < 2 || isTouch(event)) act(event, button);
    });
  };
