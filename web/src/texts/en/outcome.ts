/** What is said at the end of a game. */
export const outcome = {
  gameOver: "The game is over",
  youWin: "You won!",
  youShare: "You share the victory with {names}!",
  wins: "{names} wins.",
  winTogether: "{names} share the victory.",
  tieBreak: "Equal points: the tie-break of the rules decides.",
  counting: "The final count",
  place: "Place",
  total: "Total",
  showAtOnce: "Show all at once",
  rematch: "Rematch",
  toRematch: "To the rematch",
  watchReplay: "Replay",
  download: "Download the record",
  yourPlace: "You came in at place {place} of {number}.",
};
