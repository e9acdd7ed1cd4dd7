/** O que está escrito em cartas e fichas em português. */
import type { en } from "./plates.en.ts";

export const pt: Record<keyof typeof en, string> = {
  watchdog: "Cão",
  each: "cada",
  "polar-bear": "Dobra o seu grupo no monte",
  tiger: "Dobra o seu grupo na selva",
  dragon: "Dobra o seu grupo na caverna",
  "flaming-sword": "# a mais no seu total",
  "goblin-mercenaries": "# a mais; uma moeda em cada goblin",
  "shrinking-potion": "# a menos no seu total",
  "sleeping-beauty": "Uma carta sua aqui vale 0",
  scaregoblin: "Nenhum goblin rouba de você",
  "mystery-mule": "Compre uma carta",
};
