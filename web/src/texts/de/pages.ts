import type { pages as English } from "../en/pages.ts";

/** What the pages before a game say: home, new table, waiting, settings. */
export const pages: Record<keyof typeof English, string> = {};
