import type { replay as English } from "../en/replay.ts";

/** What the replay says. */
export const replay: Record<keyof typeof English, string> = {};
