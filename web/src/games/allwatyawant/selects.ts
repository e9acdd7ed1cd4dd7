/** Moves that only lead to the next choice: keeping a throw, taking a stand, aiming. */
export const selects = (text: string): boolean => /^(accept|again|stand|aim)\b/.test(text);
