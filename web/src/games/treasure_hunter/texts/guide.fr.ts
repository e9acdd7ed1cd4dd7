import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Choisis la bonne équipe pour trois lieux, et sois le plus riche après cinq manches.",
  lines: [
    "Garde une carte et passe les autres, jusqu’à ce que chacun en ait neuf.",
    "Dans chaque lieu, le plus gros total prend un trésor et le plus petit un autre. " +
      "Entre les deux, rien : vise haut ou reste bas ; " +
      "sans aventurier sur place, ou avec un total de 0, tu ne prends rien.",
    "Les chiens gardent ton argent des gobelins. Celui qui a le plus de pattes attrape des gobelins : " +
      "tu gagnes l’argent qu’ils ont volé, et chacun compte 1 à la fin.",
    "Les cartes action changent les totaux quand on visite un lieu ; " +
      "ce que tu n’utilises pas est perdu après la manche.",
    "À la fin, les artéfacts valent ce qu’ils montrent, et chaque parchemin te dit ce qu’il vaut.",
  ],
} satisfies Guide;
