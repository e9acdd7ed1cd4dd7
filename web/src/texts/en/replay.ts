/** What the replay says. */
export const replay = {};
