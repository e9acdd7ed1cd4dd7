/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "How to play",
  gotIt: "Let me play",
  anyAim: "The sentence at the top always says what the game waits for.",
  any1: "What glows in gold can be done now; click it.",
  any2: "“Hint” shows what a bot would do, “Why not?” explains, “Undo” takes back.",
  any3: "“Rules here” shows the rule of the moment.",
};
