import type { generic as English } from "../en/generic.ts";

/** What the board says that any game can be played on. */
export const generic: Record<keyof typeof English, string> = {
  genericOf: "{value} van {all}",
  genericDo: "Wat je kunt doen",
  genericTable: "Op tafel",
  genericFewer: "Niets past bij ‘{wanted}’.",
  chart: "Kaart",
  chartHidden: "gedekt",
  chartAgain: "Tik nog eens om te kiezen",
  chartSecret: "jij weet het",
  chartLegend: "Wat de tekens betekenen",
};
