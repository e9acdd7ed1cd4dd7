/** What the analysis of a finished game says. */
export const analysis = {
  anTitle: "What the game was made of",
  anWhat: "Luck and skill apart, what each decision cost, and the moments that mattered. It takes about a minute.",
  anBegin: "Analyse this game",
  anStop: "Stop",
  anWaiting: "Another game is being analysed first.",
  anBegins: "The first figures are on their way…",
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
    "{name}: start {start}, luck {luck}, own decisions {own}, others’ decisions {others}, unforeseen {unforeseen}: " +
    "{final} at the end.",
  anSkillHow:
    "Luck is what cards and dice changed; decisions are measured against what the game itself advises. The black " +
    "line shows how sure that is.",
  anHow:
    "A decision is judged by what was known at the time, everything else with all cards open. The figures say how " +
    "far a player is ahead of the best of the others, counted as in hints. Seed {seed}, budget {budget}.",
};
