/** Was die Briefe auf Deutsch sagen. */
import type { en } from "./en.ts";

export const de: Record<keyof typeof en, string> = {
  letter: "Auftragsbrief: {name}",
  all: "Alle lesen ihn mit dir.",
  reads: "{name} entscheidet; du liest mit.",
  close: "Wieder zusammenfalten",
  again: "Noch einmal lesen: {name}",
  carryOut: "Selbst ausführen",
  walkOn: "Dabei belassen",
  blame: "{name} zum Sündenbock machen",
};
