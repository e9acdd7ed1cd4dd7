/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} di {all}",
  genericDo: "Che cosa puoi fare",
  genericTable: "Sul tavolo",
  genericFewer: "Niente corrisponde a “{wanted}”.",
  chart: "Mappa",
  chartHidden: "coperta",
  chartAgain: "Tocca di nuovo per scegliere",
  chartSecret: "lo sai tu",
  chartLegend: "Che cosa vogliono dire i segni",
};
