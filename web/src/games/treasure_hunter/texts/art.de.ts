import type { en } from "./art.en.ts";

export const de: Record<keyof typeof en, string> = {
  watchdog: "Wachhund",
  each: "je",
  asleep: "schläft",
  inTheBox: "{number, plural, one {Nur einmal} other {#-mal}} in der Schachtel",
  richer: "{number, plural, =0 {keinmal} other {#-mal}} mit der Option „Reichere Schriftrollen“",
  "polar-bear": "Verdoppelt deine Gruppe am Berg",
  tiger: "Verdoppelt deine Gruppe im Dschungel",
  dragon: "Verdoppelt deine Gruppe in der Höhle",
  "flaming-sword": "{number} mehr für deine Summe",
  "goblin-mercenaries": "{number} mehr; eine Münze auf jeden Kobold",
  "shrinking-potion": "{number} weniger für deine Summe",
  "sleeping-beauty": "Eine deiner Karten hier zählt 0",
  scaregoblin: "Kein Kobold bestiehlt dich",
  "mystery-mule": "Zieh eine Karte",
};
