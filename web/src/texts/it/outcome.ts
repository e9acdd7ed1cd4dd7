/** What is said at the end of a game. */
export const outcome = {
  gameOver: "La partita è finita",
  youWin: "Hai vinto!",
  youShare: "Hai vinto a pari merito con {names}!",
  wins: "Vince {names}.",
  winTogether: "{names} vincono a pari merito.",
  tieBreak: "Punti pari, ha deciso lo spareggio.",
  counting: "Conto finale",
  howItWent: "Com’è andata",
  place: "Posto",
  total: "Totale",
  showAtOnce: "Mostra tutto subito",
  rematch: "Rivincita",
  afterLesson: "Ora conosci il gioco. {name} ti aspetta per una partita vera, al livello {level}.",
  threeInARow: "Tre vittorie di fila! {name} ti aspetta al livello {level}.",
  climb: "Sfida {name}",
  toRematch: "Vai alla rivincita",
  watchReplay: "Rivedi",
  forScience: "Questa partita può servire alla scienza",
  scienceAbout:
    "Chi studia i giochi riceve le tue mosse, mai il tuo nome. Puoi ripensarci finché non le hanno ricevute.",
  scienceAgreed: "Finora d’accordo: {agreed} di {asked}.",
  scienceAll: "Tutti d’accordo.",
  download: "Scarica la partita",
  yourSharedPlace:
    "Sei al {place, plural, =2 {secondo} =3 {terzo} =4 {quarto} other {#º}} posto, a pari merito con {names}.",
  yourPlace: "Sei al {place, plural, =1 {primo} =2 {secondo} =3 {terzo} =4 {quarto} other {#º}} posto su {number}.",
};
