/** The commitments this browser saw while games were played: afterwards they prove that no seed was swapped. */
import { Remembered } from "./remembered.ts";

const noted = new Remembered("doubloon.commitments", (value): value is string => typeof value === "string");

/** Only the first one counts: what is told later cannot replace it. */
export function noteCommitment(table: string, commitment: string): void {
  if (noted.of(table) === null) noted.note(table, commitment);
}

export const notedCommitment = (table: string): string | null => noted.of(table);
