/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "How to play",
  gotIt: "Let me play",
  anyAim: "The line at the top always says what the game is waiting for.",
  any1: "Whatever glows gold, you can do now: click it.",
  any2: "“Hint” shows what a bot would do, “Why not?” explains, “Undo” takes a move back.",
  any3: "“Current rule” shows the rule that applies right now.",
};
