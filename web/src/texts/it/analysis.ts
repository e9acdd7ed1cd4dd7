/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "Di che cosa era fatta la partita",
  anWhat:
    "Fortuna e bravura separate, quanto è costata ogni decisione e i momenti che contavano. Ci vuole circa un minuto.",
  anBegin: "Analizza questa partita",
  anStop: "Ferma",
  anWaiting: "Prima c’è un’altra partita da analizzare.",
  anBegins: "Stanno arrivando i primi numeri…",
  anSoFar: "Il calcolo continua: questi numeri sono provvisori e cambieranno.",
  anProgress: "A che punto è l’analisi",
  anFailed: "L’analisi si è interrotta. Puoi riprovare.",
  anCurve: "Che cosa poteva aspettarsi ciascuno: il vantaggio sul migliore degli altri",
  anMoments: "Momenti decisivi",
  anNoMoments: "Finora nessuna decisione è costata qualcosa di sicuro.",
  anMoment: "{name}: {played}. Meglio: {best}.",
  anPlayed: "{played}. Meglio: {best}.",
  anCost: "È costata {worth}",
  anLine: "Poteva continuare così:",
  anTable: "La tabella",
  anDecisionsOf: "Decisioni di {name}",
  anFew: "{number} su {all} sono costate qualcosa.",
  anMean: "In media una decisione è costata {worth}.",
  anDearest: "Prima le più care",
  anSkill: "Fortuna e bravura",
  anLuck: "Fortuna",
  anDecisions: "Decisioni",
  anSum:
    "{name}: inizio {start}, fortuna {luck}, decisioni proprie {own}, decisioni altrui {others}, imprevisti " +
    "{unforeseen}: {final} alla fine.",
  anSkillHow:
    "La fortuna è ciò che hanno cambiato carte e dadi; le decisioni si misurano su quello che consiglia il gioco " +
    "stesso. La linea nera è il dubbio.",
  anHow:
    "Una decisione si giudica da ciò che si sapeva in quel momento, tutto il resto a carte scoperte. I numeri dicono " +
    "quanto si è avanti rispetto al migliore degli altri, contato come nei consigli. Seme {seed}, budget {budget}.",
};
