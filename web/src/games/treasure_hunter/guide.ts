import type { Guide } from "../../lib/games.ts";

export default {
  en: {
    aim: "Pick the right party for three locations, and be the richest after five rounds.",
    lines: [
      "Keep one card and pass the rest on, until everybody has nine.",
      "At each location the highest total takes one treasure and the lowest another. " +
        "There is nothing in between, so go high or stay low; " +
        "without an adventurer there, or with a total of 0, you take nothing.",
      "Dogs keep the goblins off your money. Whoever has the most paws catches goblins: " +
        "you win the money they stole, and each counts 1 at the end.",
      "Action cards change the totals when a location is visited; what you do not use is lost after the round.",
      "At the end artifacts are worth what they show, and each scroll tells you what it is worth.",
    ],
  },
  de: {
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
  },
} satisfies Guide;
