/** Co stoi na kartach i żetonach po polsku, w jak najmniejszej liczbie słów; `#` to liczba z karty. */
import type { en } from "./plates.en.ts";

export const pl: Record<keyof typeof en, string> = {
  watchdog: "Pies",
  each: "po",
  "polar-bear": "Podwaja twoją grupę na górze",
  tiger: "Podwaja twoją grupę w dżungli",
  dragon: "Podwaja twoją grupę w jaskini",
  "flaming-sword": "# więcej do sumy",
  "goblin-mercenaries": "# więcej; moneta na każdego goblina",
  "shrinking-potion": "# mniej w sumie",
  "sleeping-beauty": "Jedna twoja karta tutaj liczy się za 0",
  scaregoblin: "Żaden goblin cię nie okradnie",
  "mystery-mule": "Dobierz kartę",
};
