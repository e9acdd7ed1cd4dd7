/** How a page talks to a table, wherever that is: over a socket, or to one on this device. */
import type { Said } from "../generated/wire.ts";
import { Connection } from "./connection.svelte.ts";
import { isHere } from "./here.ts";
import { Near } from "./near.svelte.ts";
import type { Told } from "./types.ts";

/** Who is told what the table says. */
export type Ears = { opened: () => void; hear: (told: Told) => void; refused: (why?: string) => void };

export interface Line {
  /** Is the other end there? */
  readonly connected: boolean;
  /** Has it been there, or been waited for in vain, and is it not there now? */
  readonly lost: boolean;
  open(): void;
  say(said: Said): void;
  /** Say something that is answered at once. What cannot be sent now is lost; whoever needs it says it again then. */
  send(text: string): void;
  /** What was just heard is painted before anything else is. */
  paintFirst(): void;
  /** It works: the next time it is lost, it comes back at once. */
  works(): void;
  close(): void;
}

/** `isScreen`: as a stranger hears it, whoever's browser it is. */
export const lineTo = (table: string, ears: Ears, isScreen = false): Line =>
  isHere(table) ? new Near(table, ears) : new Connection(table, ears, isScreen);
