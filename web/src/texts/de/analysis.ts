/** What the analysis of a finished game says, in German. */
export const analysis = {
  anTitle: "Was die Partie ausgemacht hat",
  anWhat:
    "Glück und Können getrennt, was jede Entscheidung gekostet hat, und die Momente, auf die es ankam. Das dauert " +
    "etwa eine Minute.",
  anBegin: "Diese Partie analysieren",
  anStop: "Abbrechen",
  anWaiting: "Erst wird noch eine andere Partie analysiert.",
  anBegins: "Die ersten Zahlen kommen gleich …",
  anSoFar: "Noch wird gerechnet: Diese Zahlen sind vorläufig und ändern sich noch.",
  anProgress: "Wie weit die Analyse ist",
  anFailed: "Die Analyse ist abgebrochen. Versuch es noch einmal.",
  anCurve: "Was alle erwarten konnten: ihr Vorsprung vor den besten anderen",
  anMoments: "Momente, auf die es ankam",
  anNoMoments: "Bisher hat keine Entscheidung eindeutig etwas gekostet.",
  anMoment: "{name}: {played}. Besser: {best}.",
  anPlayed: "{played}. Besser: {best}.",
  anCost: "Das kostete {worth}",
  anLine: "So hätte es weitergehen können:",
  anTable: "Der Tisch",
  anDecisionsOf: "Entscheidungen von {name}",
  anFew: "{number} von {all} haben etwas gekostet.",
  anMean: "Im Schnitt kostete eine Entscheidung {worth}.",
  anDearest: "Die teuersten zuerst",
  anSkill: "Glück und Können",
  anLuck: "Glück",
  anDecisions: "Können",
  anSum:
    "{name}: Anfang {start}, Glück {luck}, eigene Entscheidungen {own}, die der anderen {others}, nicht " +
    "vorhergesehen {unforeseen}: am Ende {final}.",
  anSkillHow:
    "Glück ist, was Karten und Würfel geändert haben; Entscheidungen messen sich an dem, was das Spiel selbst rät. " +
    "Der schwarze Strich zeigt, wie sicher das ist.",
  anHow:
    "Eine Entscheidung wird nach dem beurteilt, was man damals wissen konnte, Glück mit offenen Karten. Eine " +
    "Zahl sagt, um wie viel jemand vor dem besten Gegner liegt, gezählt wie bei Tipps. Zum Wiederholen: " +
    "Startwert {seed}, Aufwand {budget}.",
};
