import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Stel voor drie plekken de juiste groep samen en wees na vijf rondes het rijkst.",
  lines: [
    "Hou één kaart en geef de rest door, tot iedereen er negen heeft.",
    "Op elke plek pakt het hoogste totaal een schat en het laagste een andere. Ertussenin krijg je niets: ga dus " +
      "hoog of blijf klein. Zonder avonturier of met totaal 0 krijg je daar niets.",
    "Honden houden de goblins weg bij je geld. Wie de meeste poten heeft, vangt goblins: jij krijgt wat ze " +
      "stalen, en elke goblin telt aan het eind voor 1.",
    "Actiekaarten veranderen de totalen als een plek wordt bezocht; wat je niet gebruikt, ben je na de ronde kwijt.",
    "Aan het eind zijn artefacten waard wat erop staat, en op elke rol lees je wat hij waard is.",
  ],
} satisfies Guide;
