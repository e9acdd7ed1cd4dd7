/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} de {all}",
  genericDo: "O que você pode fazer",
  genericTable: "Na mesa",
  genericFewer: "Nada combina com “{wanted}”.",
  chart: "Mapa",
  chartHidden: "oculta",
  chartAgain: "Toque de novo para escolher",
  chartSecret: "só você sabe",
  chartLegend: "O que os sinais querem dizer",
};
