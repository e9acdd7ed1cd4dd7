/** The commitments this browser saw while games were played: afterwards they prove that no seed was swapped. */

const KEY = "doubloon.commitments";
const MOST = 200;

type Noted = [table: string, commitment: string][];

function read(): Noted {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept.filter(Array.isArray) as Noted) : [];
  } catch {
    return [];
  }
}

/** Only the first one counts: what is told later cannot replace it. */
export function noteCommitment(table: string, commitment: string): void {
  const noted = read();
  if (noted.some(([each]) => each === table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...noted, [table, commitment]].slice(-MOST)));
  } catch {
    /* a browser without storage cannot bear witness, and the page says so */
  }
}

export function notedCommitment(table: string): string | null {
  return read().find(([each]) => each === table)?.[1] ?? null;
}
