import type { lesson as en } from "../en/lesson.ts";

export const lesson: Record<keyof typeof en, string> = {
  coach: "Trener",
  coachPlace: "Krok {number}",
  coachNext: "Jasne",
  coachBack: "Wstecz",
  coachForward: "Naprzód",
  coachSkip: "Pomiń",
  coachLeave: "Zostaw lekcję i po prostu graj",
  coachResume: "Wróć do lekcji",
  coachPlayOn: "Graj dalej",
  coachQuiet: "Twoja kolej: rób, co chcesz. Odezwę się, gdy będzie coś nowego.",
  coachWatch: "Zobaczmy, co będzie…",
  coachMissed: "Czego jeszcze nie było:",
};
