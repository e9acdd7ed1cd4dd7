/** Moves that only lead to the next choice: keeping a throw, taking a stand, aiming. */
export const selects = (text: string): boolean => /^(accept|again|stand|aim)\b/.test(text);

/** Where real flicks count nobody chooses one from a list: whoever does not flick pushes, and trembles. */
export const byHand = (text: string, view: Record<string, unknown>): boolean =>
  view.hand_rule === "flick" && /^(shoot \d+|foul)$/.test(text);
