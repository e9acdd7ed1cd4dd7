import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 90,
  large: false,
  minutes: 10,
  picture,
  words: {
    en: {
      kind: "bluff and luck",
      blurb: "Choose a rope in secret, haul up chests, and beware of eels.",
    },
    de: {
      kind: "Bluff und Glück",
      blurb: "Wähl heimlich ein Seil, hol Truhen herauf und hüte dich vor Aalen.",
    },
  },
} satisfies Card;
