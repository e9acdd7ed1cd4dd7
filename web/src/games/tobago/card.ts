import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 10,
  large: true,
  minutes: 25,
  picture,
  words: {
    en: {
      kind: "deduction and driving",
      blurb: "Narrow down where the treasure lies, one clue at a time, and get there first.",
    },
    de: {
      kind: "Knobeln und Fahren",
      blurb: "Grenze ein, wo der Schatz liegt, Hinweis für Hinweis, und sei als Erster dort.",
    },
  },
} satisfies Card;
