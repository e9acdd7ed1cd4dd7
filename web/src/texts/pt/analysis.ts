/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "Do que foi feita a partida",
  anWhat:
    "Sorte e habilidade separadas, quanto custou cada decisão e os momentos que pesaram. Leva cerca de um minuto.",
  anBegin: "Analisar esta partida",
  anStop: "Parar",
  anWaiting: "Outra partida está sendo analisada antes.",
  anBegins: "Os primeiros números já vêm…",
  anSoFar: "Ainda calculando: estes números são provisórios e vão mudar.",
  anProgress: "Até onde foi a análise",
  anFailed: "A análise foi interrompida. Você pode tentar de novo.",
  anCurve: "O que cada pessoa podia esperar: a vantagem sobre a melhor das outras",
  anMoments: "Momentos decisivos",
  anNoMoments: "Até agora nenhuma decisão custou algo com certeza.",
  anMoment: "{name}: {played}. Melhor: {best}.",
  anPlayed: "{played}. Melhor: {best}.",
  anCost: "Custou {worth}",
  anLine: "Poderia ter continuado assim:",
  anTable: "A tabela",
  anDecisionsOf: "Decisões de {name}",
  anFew: "{number} de {all} custaram algo.",
  anMean: "Em média, uma decisão custou {worth}.",
  anDearest: "As mais caras primeiro",
  anSkill: "Sorte e habilidade",
  anLuck: "Sorte",
  anDecisions: "Decisões",
  anSum:
    "{name}: início {start}, sorte {luck}, decisões próprias {own}, as dos outros {others}, imprevistos " +
    "{unforeseen}: {final} no fim.",
  anSkillHow:
    "Sorte é o que cartas e dados mudaram; as decisões são medidas pelo que o próprio jogo aconselha. A linha preta " +
    "é a dúvida.",
  anHow:
    "Uma decisão é julgada pelo que se sabia na hora; todo o resto, com as cartas abertas. Os números dizem quanto " +
    "alguém está à frente do melhor dos outros, contado como nas dicas. Semente {seed}, orçamento {budget}.",
};
