import type { analysis as en } from "../en/analysis.ts";

export const analysis: Record<keyof typeof en, string> = {
  anTitle: "Z czego zrobiła się ta partia",
  anWhat: "Los i umiejętności osobno, ile kosztowała każda decyzja i chwile, które zaważyły. Trwa to około minuty.",
  anBegin: "Przeanalizuj partię",
  anStop: "Przerwij",
  anWaiting: "Najpierw analizowana jest inna partia.",
  anBegins: "Pierwsze liczby już w drodze…",
  anSoFar: "Obliczenia trwają: te liczby są tymczasowe i jeszcze się zmienią.",
  anProgress: "Postęp analizy",
  anFailed: "Analiza się urwała. Możesz spróbować jeszcze raz.",
  anCurve: "Na co kto mógł liczyć: przewaga nad najlepszą z pozostałych osób",
  anMoments: "Chwile, które zaważyły",
  anNoMoments: "Jak dotąd żadna decyzja na pewno nic nie kosztowała.",
  anMoment: "{name}: {played}. Lepiej: {best}.",
  anPlayed: "{played}. Lepiej: {best}.",
  anCost: "Koszt: {worth}",
  anLine: "Mogło pójść tak:",
  anTable: "Tabela",
  anDecisionsOf: "Decyzje: {name}",
  anFew: "{number} z {all} coś kosztowało.",
  anMean: "Średni koszt decyzji: {worth}.",
  anDearest: "Od najdroższej",
  anSkill: "Los i umiejętności",
  anLuck: "Los",
  anDecisions: "Decyzje",
  anSum:
    "{name}: start {start}, los {luck}, własne decyzje {own}, cudze {others}, nieprzewidziane {unforeseen}: " +
    "{final} na końcu.",
  anSkillHow:
    "Los to to, co zmieniły karty i kości; decyzje mierzymy tym, co radzi sama gra. Czarna kreska to niepewność.",
  anHow:
    "Decyzję oceniamy według tego, co było wtedy wiadomo, całą resztę przy odkrytych kartach. Liczby mówią, o ile " +
    "ktoś wyprzedza najlepszą z pozostałych osób, liczone jak w podpowiedziach. Ziarno {seed}, budżet {budget}.",
};
