import type { generic as en } from "../en/generic.ts";

export const generic: Record<keyof typeof en, string> = {
  genericOf: "{value} z {all}",
  genericDo: "Co możesz zrobić",
  genericTable: "Na stole",
  genericFewer: "Nic nie pasuje do „{wanted}”.",
  chart: "Mapa",
  chartHidden: "zakryte",
  chartAgain: "Dotknij znowu, żeby wybrać",
  chartSecret: "wiesz o tym",
  chartLegend: "Co znaczą znaki",
};
