import type { Card } from "../../lib/games.ts";
import picture from "./picture.svg";

export default {
  order: 20,
  large: true,
  minutes: 30,
  picture,
  keeps: "bottom",
  words: {
    en: {
      kind: "card drafting",
      blurb: "Draft your party, claim the fattest hoards, and keep the goblins off your coins.",
    },
    de: {
      kind: "Karten wählen",
      blurb: "Stell deinen Trupp zusammen, hol die fettesten Schätze und halt die Kobolde von deinen Münzen fern.",
    },
  },
} satisfies Card;
