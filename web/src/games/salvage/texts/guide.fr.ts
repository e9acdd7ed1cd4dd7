import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Remonte les plus beaux coffres au clair de lune, et laisse les anguilles aux autres.",
  lines: [
    "Le capitaine de la nuit peut regarder le coffre du dessus, et le couler s’il ne lui plaît pas.",
    "Ensuite, chacun choisit une corde en secret. Les cordes égales s’emmêlent ; " +
      "la plus longue qui reste prend le coffre.",
    "Le cuivre vaut 1, l’argent 2, les perles 3 et l’or 5. Une anguille te coûte 2.",
  ],
} satisfies Guide;
