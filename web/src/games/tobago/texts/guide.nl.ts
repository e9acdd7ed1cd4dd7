import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Vind de schatten van het eiland, en wees er als eerste.",
  lines: [
    "In je beurt doe je één van twee dingen: een aanwijzing bij een schatkaart leggen, of hoogstens drie etappes " +
      "rijden. Binnen één terrein brengt een etappe je zo ver als je wilt.",
    "Elke aanwijzing streept velden weg. Laat een kaart er nog maar één over, rij er dan heen en graaf de schat op.",
    "Iedereen met een kompasroos bij die kaart deelt mee, kaart voor kaart: neem hem of laat hem gaan. Pas op " +
      "voor de vloek.",
    "Na elke schat brengen de standbeelden amuletten aan land. Raap ze op: ze redden je van de vloek en leveren " +
      "extra zetten op. Het meeste goud wint.",
  ],
} satisfies Guide;
