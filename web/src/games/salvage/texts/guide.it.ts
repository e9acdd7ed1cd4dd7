import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Tira su i forzieri migliori al chiaro di luna, e lascia le anguille agli altri.",
  lines: [
    "Il capitano di stanotte può sbirciare nel primo forziere, e affondarlo se non gli piace.",
    "Poi ognuno sceglie una corda in segreto. Corde uguali si aggrovigliano; la più lunga rimasta prende il forziere.",
    "Il rame vale 1, l’argento 2, le perle 3 e l’oro 5. Un’anguilla ti costa 2.",
  ],
} satisfies Guide;
