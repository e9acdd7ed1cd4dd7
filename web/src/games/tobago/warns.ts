/** What somebody may overlook: a treasure that could be raised, when the turn ends. */
import { say } from "./words.ts";

export const warns = (text: string, _view: Record<string, unknown>, moves: readonly string[]): string =>
  text === "end" && moves.some((move) => move.startsWith("raise ")) ? say("missTreasure") : "";
