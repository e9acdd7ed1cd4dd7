/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson = {
  coach: "Guide",
  coachPlace: "Étape {number}",
  coachNext: "Compris",
  coachBack: "Retour",
  coachForward: "Suite",
  coachSkip: "Passer",
  coachLeave: "Quitter la leçon et jouer librement",
  coachResume: "Retour à la leçon",
  coachPlayOn: "Continuer à jouer",
  coachQuiet: "À toi : fais comme tu veux. Je reviens dès qu’il y a du nouveau.",
  coachWatch: "Voyons la suite…",
  coachMissed: "Ce qui ne s’est pas encore présenté :",
};
