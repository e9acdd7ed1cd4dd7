/** What is written on cards and tiles in English, in as few words as fit; `#` is a number of the card. */
export const en = {
  watchdog: "Watchdog",
  each: "each",
  "polar-bear": "Doubles your group on the mountain",
  tiger: "Doubles your group in the jungle",
  dragon: "Doubles your group in the cave",
  "flaming-sword": "Adds # to your total",
  "goblin-mercenaries": "Adds #; a coin on each goblin",
  "shrinking-potion": "Takes # off your total",
  "sleeping-beauty": "One of your cards here counts 0",
  scaregoblin: "No goblin steals from you",
  "mystery-mule": "Draw one card",
};
