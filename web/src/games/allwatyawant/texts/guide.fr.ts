import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Trouve six objets, la carte au trésor et de quoi faire un radeau, traverse, et déterre l’émeraude avant les " +
    "autres.",
  lines: [
    "Lance les dés, marche, et retourne les pièces de huit : elles cachent des objets et des aventures.",
    "Les cartes faveur forcent la chance. Un pirate riche sur ta route ? Attaque, gagne le duel et dépouille-le.",
    "Quand tout est à bord, pars de la baie aux radeaux. La route courte est rapide, mais dangereuse.",
    "Sur l’île au trésor, tu creuses avec des six et tu retournes des doublons. " + "L’un d’eux cache l’émeraude.",
  ],
} satisfies Guide;
