import type { Guide } from "../../../lib/games.ts";

export default {
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
} satisfies Guide;
