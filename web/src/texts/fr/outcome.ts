/** What is said at the end of a game. */
export const outcome = {
  gameOver: "La partie est finie",
  youWin: "Tu as gagné !",
  youShare: "Tu partages la victoire avec {names} !",
  wins: "{names} gagne.",
  winTogether: "{names} se partagent la victoire.",
  tieBreak: "Égalité de points, départagée par la règle.",
  counting: "Décompte final",
  howItWent: "Comment ça s’est passé",
  place: "Place",
  total: "Total",
  showAtOnce: "Tout montrer d’un coup",
  rematch: "Revanche",
  afterLesson: "Tu connais le jeu, maintenant. {name} t’attend pour une vraie partie, au niveau {level}.",
  threeInARow: "Trois victoires de suite ! {name} t’attend au niveau {level}.",
  climb: "Affronter {name}",
  toRematch: "Aller à la revanche",
  watchReplay: "Revoir",
  forScience: "Cette partie peut servir à la science",
  scienceAbout:
    "Ceux qui étudient les jeux reçoivent tes coups, jamais ton nom. Tu peux changer d’avis tant qu’ils ne les " +
    "ont pas.",
  scienceAgreed: "{agreed} accords sur {asked} jusqu’ici.",
  scienceAll: "Tout le monde est d’accord.",
  download: "Télécharger la partie",
  yourSharedPlace: "Tu partages la {place, plural, =1 {1re} other {#e}} place avec {names}.",
  yourPlace: "Tu finis à la {place, plural, =1 {1re} other {#e}} place sur {number}.",
};
