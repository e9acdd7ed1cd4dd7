/** Ce qui est écrit en français sur les cartes et les tuiles. */
import type { en } from "./plates.en.ts";

export const fr: Record<keyof typeof en, string> = {
  watchdog: "Chien de garde",
  each: "vaut",
  "polar-bear": "Double ton groupe à la montagne",
  tiger: "Double ton groupe dans la jungle",
  dragon: "Double ton groupe dans la grotte",
  "flaming-sword": "Ajoute # à ton total",
  "goblin-mercenaries": "Ajoute # ; une pièce sur chaque gobelin",
  "shrinking-potion": "Ôte # à ton total",
  "sleeping-beauty": "Une de tes cartes ici compte 0",
  scaregoblin: "Aucun gobelin ne te vole",
  "mystery-mule": "Pioche une carte",
};
