/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "What the game was made of",
  anWhat: "Luck and skill apart, what each decision cost, and the moments that mattered. It takes about a minute.",
  anBegin: "Analyse this game",
  anStop: "Stop",
  anWaiting: "Another game is being analysed first.",
  anBegins: "The first figures are on their way…",
  anSoFar: "Still counting: these figures are provisional and will change.",
  anProgress: "How far the analysis has come",
  anFailed: "The analysis broke off. You can try again.",
  anCurve: "What each player could expect: their lead over the best of the others",
  anMoments: "Moments that mattered",
  anNoMoments: "So far, no decision has clearly cost anything.",
  anMoment: "{name}: {played}. Better: {best}.",
  anPlayed: "{played}. Better: {best}.",
  anCost: "It cost {worth}",
  anLine: "It might have gone on like this:",
  anTable: "The table",
  anDecisionsOf: "Decisions of {name}",
  anFew: "{number} of {all} cost something.",
  anMean: "On average a decision cost {worth}.",
  anDearest: "Costliest first",
  anSkill: "Luck and skill",
  anLuck: "Luck",
  anDecisions: "Decisions",
  anSum:
    "{name}: {start} at the start, luck {luck}, own decisions {own}, others’ decisions {others}, not " +
    "explained {unforeseen}: {final} at the end.",
  anSkillHow:
    "Luck is what cards and dice changed; decisions are measured against what the game itself advises. The black " +
    "line shows how sure that is.",
  anHow:
    "A decision is judged by what the player could know at the time, luck with all cards open. A figure says " +
    "how far ahead of the best opponent somebody is, in the same unit as hints. To repeat the analysis: seed " +
    "{seed}, budget {budget}.",
};
