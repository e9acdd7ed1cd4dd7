/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "De quoi la partie était faite",
  anWhat:
    "La chance d’un côté, le jeu de l’autre, ce que chaque décision a coûté, et les moments qui ont compté. Il " +
    "faut environ une minute.",
  anBegin: "Analyser cette partie",
  anStop: "Arrêter",
  anWaiting: "Une autre partie passe d’abord.",
  anBegins: "Les premiers chiffres arrivent…",
  anSoFar: "Le calcul continue : ces chiffres sont provisoires et vont changer.",
  anProgress: "Où en est l’analyse",
  anFailed: "L’analyse s’est interrompue. Tu peux réessayer.",
  anCurve: "Ce que chacun pouvait espérer : son avance sur le meilleur des autres",
  anMoments: "Les moments qui ont compté",
  anNoMoments: "Jusqu’ici, aucune décision n’a coûté quoi que ce soit sans aucun doute.",
  anMoment: "{name} : {played}. Mieux : {best}.",
  anPlayed: "{played}. Mieux : {best}.",
  anCost: "Ça a coûté {worth}",
  anLine: "La suite aurait pu être :",
  anTable: "La table",
  anDecisionsOf: "Décisions de {name}",
  anFew: "{number} sur {all} ont coûté quelque chose.",
  anMean: "En moyenne, une décision a coûté {worth}.",
  anDearest: "Les plus chères d’abord",
  anSkill: "Chance et jeu",
  anLuck: "Chance",
  anDecisions: "Décisions",
  anSum:
    "{name} : départ {start}, chance {luck}, ses décisions {own}, celles des autres {others}, imprévu {unforeseen} : " +
    "{final} à la fin.",
  anSkillHow:
    "La chance, c’est ce que les cartes et les dés ont changé ; les décisions se mesurent à ce que le jeu lui-même " +
    "conseille. Le trait noir est le doute.",
  anHow:
    "Une décision est jugée sur ce qu’on savait alors, tout le reste cartes sur table. Les chiffres disent de " +
    "combien " +
    "un joueur devance le meilleur des autres, comptés comme pour les conseils. Graine {seed}, budget {budget}.",
};
