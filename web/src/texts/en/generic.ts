/** What the board says that any game can be played on. */
export const generic = {
  genericOf: "{value} of {all}",
  genericDo: "What you can do",
  genericTable: "On the table",
  genericFewer: "Nothing matches “{wanted}”.",
  chart: "Chart",
  chartHidden: "face down",
  chartAgain: "Tap again to choose",
  chartSecret: "known to you",
  chartLegend: "What the signs mean",
};
