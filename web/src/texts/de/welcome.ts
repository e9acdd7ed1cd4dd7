import type { welcome as English } from "../en/welcome.ts";

/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome: Record<keyof typeof English, string> = {
  howToPlay: "So geht’s",
  gotIt: "Los geht’s",
  anyAim: "Die Zeile ganz oben sagt immer, worauf das Spiel wartet.",
  any1: "Was golden leuchtet, kannst du jetzt tun: Klick es an.",
  any2: "„Tipp“ zeigt, was ein Bot tun würde, „Warum nicht?“ erklärt, „Rückgängig“ nimmt einen Zug zurück.",
  any3: "„Aktuelle Regel“ zeigt die Regel, die gerade gilt.",
};
