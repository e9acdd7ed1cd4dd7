import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 30,
  large: true,
  minutes: 60,
  picture,
  words: {
    en: {
      kind: "race and duel",
      blurb: "Build a raft, pick one of two courses, and settle the rest with dice and drawn sabres.",
    },
    de: {
      kind: "Wettlauf und Duell",
      blurb: "Bau ein Floß, nimm einen von zwei Kursen und regle den Rest mit Würfeln und blankem Säbel.",
    },
  },
} satisfies Card;
