import type { welcome as English } from "../en/welcome.ts";

/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome: Record<keyof typeof English, string> = {
  howToPlay: "So geht es",
  gotIt: "Lass mich spielen",
  anyAim: "Der Satz ganz oben sagt immer, worauf das Spiel wartet.",
  any1: "Was golden leuchtet, geht jetzt; klick es an.",
  any2: "„Tipp“ zeigt, was ein Bot täte, „Warum nicht?“ erklärt, „Rückgängig“ nimmt zurück.",
  any3: "„Regeln hier“ zeigt die Regel des Augenblicks.",
};
