/** Sentences of replays, of their analysis and of what is tried in them; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { replay } from "../../texts/en/replay.ts";
import { analysis } from "../../texts/en/analysis.ts";
import { branches } from "../../texts/en/branches.ts";

export const t = area(
  { ...replay, ...analysis, ...branches },
  import.meta.glob(["../../texts/*/{replay,analysis,branches}.ts", "!../../texts/en/*"]),
);
