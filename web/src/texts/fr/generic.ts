/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} sur {all}",
  genericDo: "Ce que tu peux faire",
  genericTable: "Sur la table",
  genericFewer: "Rien ne correspond à « {wanted} ».",
  chart: "Carte",
  chartHidden: "face cachée",
  chartAgain: "Touche encore pour choisir",
  chartSecret: "connu de toi",
  chartLegend: "Ce que veulent dire les signes",
};
