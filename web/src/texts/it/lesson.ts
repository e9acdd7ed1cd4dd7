/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson = {
  coach: "Guida",
  coachPlace: "Passo {number}",
  coachNext: "Capito",
  coachBack: "Indietro",
  coachForward: "Avanti",
  coachSkip: "Salta",
  coachLeave: "Lascia la lezione e gioca",
  coachResume: "Torna alla lezione",
  coachPlayOn: "Continua a giocare",
  coachQuiet: "Tocca a te: fai come vuoi. Mi faccio sentire quando c’è qualcosa di nuovo.",
  coachWatch: "Vediamo che succede…",
  coachMissed: "Che cosa non è ancora capitato:",
};
