import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Hol im Mondschein die besten Truhen herauf und überlass den anderen die Aale.",
  lines: [
    "Wer in dieser Nacht Kapitän ist, darf in die oberste Truhe schauen und sie versenken, wenn sie nicht gefällt.",
    "Dann wählen alle heimlich ein Seil. Gleich lange verheddern sich; das längste übrige holt die Truhe.",
    "Kupfer zählt 1, Silber 2, Perlen 3, Gold 5. Ein Aal kostet dich 2.",
  ],
} satisfies Guide;
