/** What the pages before a game say: home, new table, waiting, settings. */
export const pages = {};
