/** What is written on cards and tiles, and what their tips add. */
export const en = {
  watchdog: "Watchdog",
  each: "each",
  asleep: "asleep",
  inTheBox: "{number, plural, one {Only one} other {# of them}} in the box",
  richer: "{number, plural, =0 {none} other {#}} with the option “Richer scrolls”",
  "polar-bear": "Doubles your group on the mountain",
  tiger: "Doubles your group in the jungle",
  dragon: "Doubles your group in the cave",
  "flaming-sword": "Adds {number} to your total",
  "goblin-mercenaries": "Adds {number}; a coin on each goblin",
  "shrinking-potion": "Takes {number} off your total",
  "sleeping-beauty": "One of your cards here counts 0",
  scaregoblin: "No goblin steals from you",
  "mystery-mule": "Draw one card",
};
