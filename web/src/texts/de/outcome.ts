import type { outcome as English } from "../en/outcome.ts";

/** What is said at the end of a game. */
export const outcome: Record<keyof typeof English, string> = {
  gameOver: "Die Partie ist zu Ende",
  youWin: "Du hast gewonnen!",
  youShare: "Du teilst dir den Sieg mit {names}!",
  wins: "{names} gewinnt.",
  winTogether: "{names} teilen sich den Sieg.",
  tieBreak: "Punktgleich; der Gleichstand wurde nach den Regeln entschieden.",
  counting: "Schlusswertung",
  howItWent: "So lief die Partie",
  place: "Rang",
  total: "Summe",
  showAtOnce: "Alles sofort zeigen",
  rematch: "Revanche",
  afterLesson: "Jetzt kennst du das Spiel. {name} wartet auf eine richtige Partie, auf Stufe {level}.",
  toPuzzles: "Rätsel",
  threeInARow: "Dreimal hintereinander gewonnen! Auf Stufe {level} wartet {name} auf dich.",
  climb: "Gegen {name} spielen",
  climbTo: "{name} spielen, Stufe {level}",
  toRematch: "Zur Revanche",
  watchReplay: "Nachspielen",
  forScience: "Diese Partie darf der Forschung dienen",
  scienceAbout:
    "Wer Spiele erforscht, bekommt deine Züge, nie deinen Namen. Bis zur Weitergabe kannst du das zurücknehmen.",
  scienceAgreed: "Bisher haben {agreed} von {asked} zugestimmt.",
  scienceAll: "Alle haben zugestimmt.",
  download: "Aufzeichnung herunterladen",
  yourSharedPlace: "Du teilst dir Platz {place} mit {names}.",
  yourPlace: "Du hast Platz {place} von {number} belegt.",
};
