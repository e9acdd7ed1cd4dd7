import type { lesson as English } from "../en/lesson.ts";

/** Eine geführte erste Partie: was der Lehrer außer der Lektion des Spiels sagt. */
export const lesson: Record<keyof typeof English, string> = {
  coach: "Lehrer",
  coachPlace: "Schritt {number}",
  coachNext: "Alles klar",
  coachBack: "Zurück",
  coachForward: "Vor",
  coachSkip: "Überspringen",
  coachLeave: "Lektion verlassen und einfach spielen",
  coachResume: "Zurück zur Lektion",
  coachPlayOn: "Weiterspielen",
  coachQuiet: "Du bist dran: Mach, was du willst. Ich melde mich, wenn etwas Neues kommt.",
  coachWatch: "Mal sehen, was passiert …",
  coachMissed: "Was noch nicht vorkam:",
};
