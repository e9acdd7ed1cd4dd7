import type { table as English } from "../en/table.ts";

/** What the table says around the board. */
export const table: Record<keyof typeof English, string> = {};
