import type { welcome as English } from "../en/welcome.ts";

/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome: Record<keyof typeof English, string> = {
  howToPlay: "Hoe speel je dit?",
  gotIt: "Spelen maar",
  anyAim: "Bovenaan staat altijd waar het spel op wacht.",
  any1: "Wat goud oplicht, kan nu: klik erop.",
  any2: "‘Hint’ laat zien wat een bot zou doen, ‘Waarom niet?’ legt uit, ‘Terug’ neemt een zet terug.",
  any3: "‘Deze regel’ toont de regel die nu geldt.",
};
