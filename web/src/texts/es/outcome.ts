/** What is said at the end of a game. */
export const outcome = {
  gameOver: "La partida ha acabado",
  youWin: "¡Has ganado!",
  youShare: "¡Compartes la victoria con {names}!",
  wins: "Gana {names}.",
  winTogether: "Comparten la victoria {names}.",
  tieBreak: "Igualdad a puntos; decide el desempate.",
  counting: "Recuento final",
  howItWent: "Cómo fue",
  place: "Puesto",
  total: "Total",
  showAtOnce: "Mostrarlo todo de una vez",
  rematch: "Revancha",
  afterLesson: "Ya conoces el juego. {name} te espera para una partida de verdad, en el nivel {level}.",
  toPuzzles: "Retos",
  threeInARow: "¡Tres victorias seguidas! {name} te espera en el nivel {level}.",
  climb: "Jugar contra {name}",
  climbTo: "Jugar contra {name}, nivel {level}",
  toRematch: "Ir a la revancha",
  watchReplay: "Repetición",
  forScience: "Esta partida puede servir a la ciencia",
  scienceAbout:
    "Quienes estudian los juegos reciben tus jugadas, nunca tu nombre. Puedes echarte atrás hasta que las tengan.",
  scienceAgreed: "Hasta ahora han dicho que sí {agreed} de {asked}.",
  scienceAll: "Todo el mundo ha dicho que sí.",
  download: "Descargar el registro",
  yourSharedPlace: "Compartes el puesto {place, plural, other {#}} con {names}.",
  yourPlace:
    "{place, plural, =1 {Has quedado en primer lugar} =2 {Has quedado en segundo lugar} =3 {Has quedado en tercer " +
    "lugar} =4 {Has quedado en cuarto lugar} other {Has quedado en el puesto #}} de {number}.",
};
