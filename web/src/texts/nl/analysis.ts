import type { analysis as English } from "../en/analysis.ts";

/** What the analysis of a finished game says. */
export const analysis: Record<keyof typeof English, string> = {
  anTitle: "Waar het potje om draaide",
  anWhat:
    "Geluk en kunde uit elkaar gehaald, wat elke beslissing kostte, en de momenten die ertoe deden. Het duurt " +
    "ongeveer een minuut.",
  anBegin: "Dit potje analyseren",
  anStop: "Stoppen",
  anWaiting: "Er wordt eerst een ander potje geanalyseerd.",
  anBegins: "De eerste cijfers zijn onderweg…",
  anSoFar: "Er wordt nog gerekend: deze cijfers zijn voorlopig en veranderen nog.",
  anProgress: "Hoe ver de analyse is",
  anFailed: "De analyse is afgebroken. Je kunt het opnieuw proberen.",
  anCurve: "Wat elke speler kon verwachten: de voorsprong op de beste ander",
  anMoments: "Momenten die ertoe deden",
  anNoMoments: "Tot nu toe heeft geen beslissing duidelijk iets gekost.",
  anMoment: "{name}: {played}. Beter: {best}.",
  anPlayed: "{played}. Beter: {best}.",
  anCost: "Kostte {worth}",
  anLine: "Zo had het verder kunnen gaan:",
  anTable: "De tafel",
  anDecisionsOf: "Beslissingen van {name}",
  anFew: "{number} van de {all} kostten iets.",
  anMean: "Gemiddeld kostte een beslissing {worth}.",
  anDearest: "Duurste eerst",
  anSkill: "Geluk en kunde",
  anLuck: "Geluk",
  anDecisions: "Beslissingen",
  anSum:
    "{name}: begin {start}, geluk {luck}, eigen beslissingen {own}, die van anderen {others}, niet voorzien " +
    "{unforeseen}: aan het eind {final}.",
  anSkillHow:
    "Geluk is wat kaarten en dobbelstenen veranderden; beslissingen worden vergeleken met wat het spel zelf " +
    "aanraadt. De zwarte lijn is de onzekerheid.",
  anHow:
    "Een beslissing wordt beoordeeld naar wat toen bekend was, al het andere met open kaarten. De cijfers zeggen " +
    "hoeveel een speler voorligt op de beste van de anderen, geteld zoals bij hints. Seed {seed}, budget {budget}.",
};
