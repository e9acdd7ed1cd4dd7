/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson = {
  coach: "Guía",
  coachPlace: "Paso {number}",
  coachNext: "Entendido",
  coachBack: "Atrás",
  coachForward: "Adelante",
  coachSkip: "Saltar esto",
  coachLeave: "Dejar la lección y jugar",
  coachResume: "Volver a la lección",
  coachPlayOn: "Seguir jugando",
  coachQuiet: "Te toca: haz lo que quieras. Ya te hablaré cuando haya algo nuevo.",
  coachWatch: "A ver qué pasa…",
  coachMissed: "Lo que no ha salido todavía:",
};
