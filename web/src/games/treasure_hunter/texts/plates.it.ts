/** Ciò che c’è scritto su carte e tessere in italiano. */
import type { en } from "./plates.en.ts";

export const it: Record<keyof typeof en, string> = {
  watchdog: "Cane",
  each: "l’uno",
  "polar-bear": "Raddoppia il tuo gruppo sul monte",
  tiger: "Raddoppia il tuo gruppo in giungla",
  dragon: "Raddoppia il tuo gruppo in grotta",
  "flaming-sword": "# in più al tuo totale",
  "goblin-mercenaries": "# in più; una moneta su ogni goblin",
  "shrinking-potion": "# in meno al tuo totale",
  "sleeping-beauty": "Una tua carta qui vale 0",
  scaregoblin: "Nessun goblin ti deruba",
  "mystery-mule": "Pesca una carta",
};
