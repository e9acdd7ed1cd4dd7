/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "How to play",
  gotIt: "Let me play",
  tobagoAim: "Find the treasures of the island, and be there first.",
  tobago1:
    "On your turn do one of two things: lay one clue on a treasure map, or drive up to three legs. " +
    "Inside one terrain a leg takes you as far as you like.",
  tobago2: "Each clue strikes out spaces. When a map leaves a single space, drive there and raise the treasure.",
  tobago3:
    "Everybody whose compass rose is on the map gets a share, card by card: claim it or let it go. " +
    "Beware of the curse.",
  tobago4:
    "After each treasure the statues bring amulets ashore. Pick them up: they ward off the curse and buy " +
    "extra moves. Most gold wins.",
  treasure_hunterAim: "Pick the right party for three places, and be the richest after five rounds.",
  treasure_hunter1: "Keep one card of the pack and pass the rest on, until everybody has nine.",
  treasure_hunter2:
    "At each place the highest total takes one treasure and the lowest another. In between there is " +
    "nothing, so go high or stay low.",
  treasure_hunter3: "Dogs keep goblins off your coins. Action cards change totals when a place is visited.",
  treasure_hunter4: "Artifacts count what they show at the end; scrolls count by their own text.",
  allwatyawantAim: "Find a treasure map and five raft parts, sail over, and dig up the emerald before the others.",
  allwatyawant1: "Roll, walk, and turn over pieces of eight: they hide raft parts and adventures.",
  allwatyawant2: "Favour cards bend your luck. Meet a rich pirate? Attack, and win the duel to rob.",
  allwatyawant3: "With everything aboard, launch from the raft bay. The short course is fast but dangerous.",
  allwatyawant4: "On the treasure island dig with sixes and turn up doubloons. One hides the emerald.",
  anyAim: "The sentence at the top always says what the game waits for.",
  any1: "What glows in gold can be done now; click it.",
  any2: "“Hint” shows what a bot would do, “Why not?” explains, “Undo” takes back.",
  any3: "“Rules here” shows the rule of the moment.",
};
