/** What the duel says in English. */
export const en = {
  duel: "Duel",
  round: "Duel, round {round}",
  ofRounds: "of at most {rounds}",
  whoWhom: "{attacker} attacks {target}",
  attacks: "attacked first",
  attacked: "was attacked",
  strikes: "strikes now",
  parries: "must parry",
  wins: "wins the duel",
  loses: "loses the duel",
  points: "{name}: {number, plural, one {# point} other {# points}}",
  exchange: "Exchange {number}",
  lastExchange: "Last exchange",
  youStrike: "your strike",
  theyStrike: "{name}’s strike",
  attack: "attack",
  parry: "parry",
  faceDown: "face down",
  onlyYou: "only you see it",
  nothingYet: "nothing yet",
  hit: "Same way: a hit",
  parried: "Crossed: parried",
  whichWay: "Which way will it be?",
  toCome: "To come",
  fought: "Fought",

  // What is chosen
  horizontal: "Horizontal",
  vertical: "Vertical",
  stopsVertical: "stops a vertical strike",
  stopsHorizontal: "stops a horizontal strike",
  hitsHorizontal: "hits if they lay it too",
  asked: "{name} is choosing",
  ruleShort: "The attack lies face down; the defence is laid openly. Same way: a hit. Crossed: parried.",
  no: "Do not play it",
  noParley: "Fight",
  noParleyMore: "Draw your sabre; {name} strikes first",
  noMore: "It goes on as it lies",
  lets: "Let it go",
  letsMore: "Take nothing for this point",
  cards: "{number} favours",
  cardsMore: "drawn blind from {name}’s hand",
  have: "you have one",
  lack: "you lack it",
  handOver: "{item} goes to {name}",
  ransomMore: "{name} draws {number} of your favours blind",

  // What follows
  follows: "What follows",
  next: "{score}. {name} strikes next.",
  nextYou: "{score}. You strike next.",
  again: "{score}. Round {round} follows; {name} strikes first, all cards back in hand.",
  againYou: "{score}. Round {round} follows; you strike first, all cards back in hand.",
  tie: "{score}. A tie: nobody wins, nobody is moved.",
  won:
    "{score}. {name} wins: {number, plural, one {one thing} other {up to # things}} of {loser}’s, and may " +
    "drive them {push} fields.",
  wonYou:
    "{score}. You win: {number, plural, one {one thing} other {up to # things}} of {loser}’s, and you may " +
    "drive them {push} fields.",
  lostYou:
    "{score}. {name} wins: {number, plural, one {one thing} other {up to # things}} of yours, and may " +
    "drive you {push} fields.",
  even: "Both always hold cards of either kind: nothing can be counted.",
  trickFirst: "Before the points count, either may fight dirty.",
  parleyFollows: "Parley ends it: no fight, and both stay where they are.",
  feintFollows: "A feint turns your own card, so a hit becomes a parry or a parry a hit.",
  trickFollows: "A dirty trick is one point more for you, once in a duel.",
  bootyFollows:
    "{winner} has {number, plural, one {one thing} other {# things}} to take. With {ransom} favours in " +
    "hand {loser} may give those instead of a token.",
  tieEnd: "A tie: nobody wins anything, and nobody is moved.",
  parleyEnd: "Parley: there is no fight.",

  // At stake
  stake: "At stake",
  stakeOf: "{name}’s booty at stake",
  yours: "What you may lose",
  nothing: "nothing to take",
  favours: "{number, plural, one {favour} other {favours}}",
  yourCards: "Your cards in a duel",
  "ready feint": "when both cards lie open",
  "ready dirty-trick": "when the round is over",
  "ready parley": "when you are attacked",
  "ready ransom": "{ransom} of your {number} favours ransom a token",
};
