import type { outcome as English } from "../en/outcome.ts";

/** What is said at the end of a game. */
export const outcome: Record<keyof typeof English, string> = {};
