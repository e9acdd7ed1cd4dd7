/** What is written on cards and tiles in Dutch. */
import type { en } from "./plates.en.ts";

export const nl: Record<keyof typeof en, string> = {
  watchdog: "Waakhond",
  each: "per",
  "polar-bear": "Verdubbelt je groep op de berg",
  tiger: "Verdubbelt je groep in de jungle",
  dragon: "Verdubbelt je groep in de grot",
  "flaming-sword": "# erbij voor je totaal",
  "goblin-mercenaries": "# erbij; een munt op elke goblin",
  "shrinking-potion": "# eraf van je totaal",
  "sleeping-beauty": "Eén van je kaarten hier telt 0",
  scaregoblin: "Geen goblin besteelt je",
  "mystery-mule": "Trek één kaart",
};
