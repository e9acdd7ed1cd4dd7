import type { lesson as English } from "../en/lesson.ts";

/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson: Record<keyof typeof English, string> = {
  coach: "Coach",
  coachPlace: "Stap {number}",
  coachNext: "Begrepen",
  coachBack: "Terug",
  coachForward: "Vooruit",
  coachSkip: "Overslaan",
  coachLeave: "Stop de les en speel gewoon",
  coachResume: "Terug naar de les",
  coachPlayOn: "Doorspelen",
  coachQuiet: "Jouw beurt: doe wat je wilt. Ik meld me als er iets nieuws is.",
  coachWatch: "Even kijken wat er gebeurt…",
  coachMissed: "Wat nog niet langskwam:",
};
