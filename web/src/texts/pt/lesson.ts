/** A guided first game: the coach's own words around what the lesson of each game says. */
export const lesson = {
  coach: "Guia",
  coachPlace: "Passo {number}",
  coachNext: "Entendi",
  coachBack: "Voltar",
  coachForward: "Avançar",
  coachSkip: "Pular",
  coachLeave: "Sair da lição e só jogar",
  coachResume: "Voltar à lição",
  coachPlayOn: "Continuar jogando",
  coachQuiet: "Sua vez: faça como quiser. Eu falo quando houver algo novo.",
  coachWatch: "Vamos ver o que acontece…",
  coachMissed: "O que ainda não apareceu:",
};
