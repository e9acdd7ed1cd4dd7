import type { outcome as English } from "../en/outcome.ts";

/** What is said at the end of a game. */
export const outcome: Record<keyof typeof English, string> = {
  gameOver: "Het spel is afgelopen",
  youWin: "Je hebt gewonnen!",
  youShare: "Je deelt de winst met {names}!",
  wins: "{names} wint.",
  winTogether: "{names} delen de winst.",
  tieBreak: "Evenveel punten, beslist door de tiebreak.",
  counting: "Eindtelling",
  howItWent: "Hoe het ging",
  place: "Plaats",
  total: "Totaal",
  showAtOnce: "Alles meteen tonen",
  rematch: "Revanche",
  afterLesson: "Nu ken je het spel. {name} wil wel een echt potje, op niveau {level}.",
  threeInARow: "Drie keer op rij gewonnen! {name} wacht op je op niveau {level}.",
  climb: "Speel tegen {name}",
  toRematch: "Naar de revanche",
  watchReplay: "Terugkijken",
  forScience: "Dit potje mag naar de wetenschap",
  scienceAbout: "Wie spellen onderzoekt krijgt je zetten, nooit je naam. Je kunt het terugdraaien tot ze ze hebben.",
  scienceAgreed: "Tot nu toe vinden {agreed} van de {asked} het goed.",
  scienceAll: "Iedereen vindt het goed.",
  download: "Download het verslag",
  yourSharedPlace: "Je deelt de {place, plural, =2 {tweede} =3 {derde} =4 {vierde} other {#e}} plaats met {names}.",
  yourPlace: "Je bent {place, plural, =1 {eerste} =2 {tweede} =3 {derde} =4 {vierde} other {#e}} van de {number}.",
};
