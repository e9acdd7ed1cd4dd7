/** Has the person said what to call them? A newcomer has a name already, but not of their choosing. */
const KEY = "doubloon.named";

export function isNamed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function noteNamed(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    /* a browser without storage is never asked */
  }
}

/** Nobody has said so any more. */
export function forgetNamed(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    /* there is nothing to forget */
  }
}
