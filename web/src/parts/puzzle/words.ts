/** Sentences of the pages of puzzles; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { puzzles } from "../../texts/en/puzzles.ts";

export const t = area(puzzles, import.meta.glob(["../../texts/*/puzzles.ts", "!../../texts/en/*"]));
