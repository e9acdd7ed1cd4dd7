/** What is said at the end of a game. */
export const outcome = {
  gameOver: "The game is over",
  youWin: "You won!",
  youShare: "You share the win with {names}!",
  wins: "{names} wins.",
  winTogether: "{names} share the win.",
  tieBreak: "Equal points, decided by the tie-break.",
  counting: "Final count",
  place: "Place",
  total: "Total",
  showAtOnce: "Show everything at once",
  rematch: "Rematch",
  toRematch: "Go to the rematch",
  watchReplay: "Replay",
  download: "Download the record",
  yourSharedPlace: "You share {place, plural, =2 {second} =3 {third} =4 {fourth} other {#th}} place with {names}.",
  yourPlace: "You came {place, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other {#th}} out of {number}.",
};
