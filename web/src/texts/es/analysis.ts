/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "De qué estaba hecha la partida",
  anWhat:
    "La suerte y la habilidad por separado, lo que costó cada decisión y los momentos clave. Tarda un minuto más o " +
    "menos.",
  anBegin: "Analizar esta partida",
  anStop: "Parar",
  anWaiting: "Antes se está analizando otra partida.",
  anBegins: "Las primeras cifras están en camino…",
  anSoFar: "Aún se está calculando: estas cifras son provisionales y cambiarán.",
  anProgress: "Cómo va el análisis",
  anFailed: "El análisis se interrumpió. Puedes probar otra vez.",
  anCurve: "Lo que podía esperar cada cual: su ventaja sobre el mejor de los demás",
  anMoments: "Momentos clave",
  anNoMoments: "Hasta ahora ninguna decisión ha costado nada con seguridad.",
  anMoment: "{name}: {played}. Mejor: {best}.",
  anPlayed: "{played}. Mejor: {best}.",
  anCost: "Costó {worth}",
  anLine: "Podría haber seguido así:",
  anTable: "La tabla",
  anDecisionsOf: "Decisiones de {name}",
  anFew: "De {all}, {number} costaron algo.",
  anMean: "De media, una decisión costó {worth}.",
  anDearest: "Primero las más caras",
  anSkill: "Suerte y habilidad",
  anLuck: "Suerte",
  anDecisions: "Decisiones",
  anSum:
    "{name}: inicio {start}, suerte {luck}, decisiones propias {own}, de los demás {others}, sin prever " +
    "{unforeseen}: {final} al final.",
  anSkillHow:
    "La suerte es lo que cambiaron las cartas y los dados; las decisiones se miden con lo que aconseja el propio " +
    "juego. La línea negra es la duda.",
  anHow:
    "Cada decisión se juzga por lo que se sabía entonces; todo lo demás, con las cartas a la vista. Las cifras dicen " +
    "cuánta ventaja hay sobre el mejor de los demás, contada como en los consejos. Semilla {seed}, presupuesto " +
    "{budget}.",
};
