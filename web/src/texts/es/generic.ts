/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} de {all}",
  genericDo: "Lo que puedes hacer",
  genericTable: "En la mesa",
  genericFewer: "Nada coincide con “{wanted}”.",
  chart: "Mapa",
  chartHidden: "boca abajo",
  chartAgain: "Toca otra vez para elegir",
  chartSecret: "solo lo sabes tú",
  chartLegend: "Qué significan los signos",
};
