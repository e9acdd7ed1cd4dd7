/** Was auf Deutsch auf Karten und Plättchen steht. */
import type { en } from "./plates.en.ts";

export const de: Record<keyof typeof en, string> = {
  watchdog: "Wachhund",
  each: "je",
  "polar-bear": "Verdoppelt deine Gruppe am Berg",
  tiger: "Verdoppelt deine Gruppe im Dschungel",
  dragon: "Verdoppelt deine Gruppe in der Höhle",
  "flaming-sword": "# mehr für deine Summe",
  "goblin-mercenaries": "# mehr; eine Münze auf jeden Kobold",
  "shrinking-potion": "# weniger für deine Summe",
  "sleeping-beauty": "Eine deiner Karten hier zählt 0",
  scaregoblin: "Kein Kobold bestiehlt dich",
  "mystery-mule": "Zieh eine Karte",
};
