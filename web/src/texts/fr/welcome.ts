/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "Comment on joue",
  gotIt: "C’est parti",
  anyAim: "La ligne du haut dit toujours ce que le jeu attend.",
  any1: "Tout ce qui brille d’or est possible maintenant : clique dessus.",
  any2: "« Conseil » montre ce qu’un bot ferait, « Pourquoi pas ? » explique, « Annuler » reprend un coup.",
  any3: "« La règle » montre la règle qui s’applique à cet instant.",
};
