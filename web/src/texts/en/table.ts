/** What the table says around the board. */
export const table = {};
