import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Stell den richtigen Trupp für drei Orte zusammen und sei nach fünf Runden am reichsten.",
  lines: [
    "Behalte eine Karte und gib den Rest weiter, bis alle neun haben.",
    "An jedem Ort nimmt die höchste Summe einen Schatz und die niedrigste einen anderen. " +
      "Dazwischen gibt es nichts: Also hoch hinaus oder klein bleiben. " +
      "Ohne Abenteurer oder mit Summe 0 nimmst du dort nichts.",
    "Hunde halten die Kobolde von deinem Geld fern. Wer die meisten Pfoten hat, fängt Kobolde: " +
      "Du bekommst, was sie gestohlen haben, und jeder zählt am Ende 1.",
    "Aktionskarten ändern die Summen, wenn ein Ort besucht wird; ungenutzte sind nach der Runde weg.",
    "Am Ende zählen Artefakte, was sie zeigen, und auf jeder Schriftrolle steht, was sie wert ist.",
  ],
} satisfies Guide;
