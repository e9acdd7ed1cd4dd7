import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Hijs bij maanlicht de beste kisten op, en laat de palingen aan de anderen.",
  lines: [
    "Wie vannacht kapitein is, mag in de bovenste kist gluren, en hem laten zinken als die niet bevalt.",
    "Dan kiest iedereen in het geheim een touw. Gelijke touwen raken in de knoop; het langste dat overblijft, " +
      "krijgt de kist.",
    "Koper is 1 waard, zilver 2, parels 3 en goud 5. Een paling kost je 2.",
  ],
} satisfies Guide;
