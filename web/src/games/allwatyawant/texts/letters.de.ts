/** Was die Briefe auf Deutsch sagen. */
import type { en } from "./letters.en.ts";

export const de: Record<keyof typeof en, string> = {
  letter: "Auftragsbrief: {name}",
  event: "Auf See: {name}",
  sea: "Auf See",
  all: "Alle lesen ihn mit dir.",
  reads: "{name} entscheidet; du liest mit.",
  readBy: "{name} liest vor.",
  close: "Wieder zusammenfalten",
  again: "Noch einmal lesen: {name}",
  carryOut: "Selbst ausführen",
  walkOn: "Dabei belassen",
  suffer: "Erdulden",
  blame: "{name} zum Sündenbock machen",
  giveOne: "Gib etwas her",
  takeOne: "Nimm etwas, das dir fehlt",
  loseOne: "Wähle, was du verlierst",
  loseFavour: "Wähle, welche Gunst du verlierst",
  passOne: "Gib heimlich etwas weiter",
  robOne: "Nenne, was du raubst",
  orFavour: "Gib es heraus oder stattdessen eine Gunst",
  goOn: "Weiter",
  throw: "Würfeln",
  against: "Gib eine dagegen ab",
};
