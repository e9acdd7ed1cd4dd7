import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Trouve les trésors de l’île, et arrive avant les autres.",
  lines: [
    "À ton tour, fais l’une de ces deux choses : poser un indice sur une carte au trésor, " +
      "ou rouler jusqu’à trois étapes. Dans un même terrain, une étape te mène aussi loin que tu veux.",
    "Chaque indice raye des cases. Quand une carte n’en laisse plus qu’une, " + "vas-y et déterre le trésor.",
    "Tous ceux qui ont une rose des vents sur la carte ont leur part, carte après carte : " +
      "prends-la ou laisse-la passer. Gare à la malédiction.",
    "Après chaque trésor, les statues amènent des amulettes au rivage. Ramasse-les : " +
      "elles te protègent de la malédiction et t’offrent des coups en plus. Le plus d’or gagne.",
  ],
} satisfies Guide;
