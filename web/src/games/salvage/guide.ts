import type { Guide } from "../../lib/games.ts";

export default {
  en: {
    aim: "Haul up the best chests by moonlight, and leave the eels to the others.",
    lines: [
      "Tonight’s captain may peek at the top chest, and sink it if they dislike it.",
      "Then everybody chooses a rope in secret. Equal ropes tangle; the longest one left takes the chest.",
      "Copper is worth 1, silver 2, pearls 3 and gold 5. An eel costs you 2.",
    ],
  },
  de: {
    aim: "Hol im Mondschein die besten Truhen herauf und überlass den anderen die Aale.",
    lines: [
      "Wer in dieser Nacht Kapitän ist, darf in die oberste Truhe schauen und sie versenken, wenn sie nicht gefällt.",
      "Dann wählen alle heimlich ein Seil. Gleich lange verheddern sich; das längste übrige holt die Truhe.",
      "Kupfer zählt 1, Silber 2, Perlen 3, Gold 5. Ein Aal kostet dich 2.",
    ],
  },
} satisfies Guide;
