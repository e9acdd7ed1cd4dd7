/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} von {all}",
  genericDo: "Was du tun kannst",
  genericTable: "Auf dem Tisch",
  genericFewer: "Nichts passt zu „{wanted}“.",
  chart: "Karte",
  chartHidden: "verdeckt",
  chartAgain: "Zum Wählen noch einmal tippen",
  chartSecret: "dir bekannt",
  chartLegend: "Was die Zeichen bedeuten",
};
