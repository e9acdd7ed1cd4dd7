import type { en } from "./page.en.ts";

/** Was der Begleiter von Tobago auf Deutsch sagt. */
export const de: Record<keyof typeof en, string> = {
  islandTitle: "Welche Insel liegt auf dem Tisch?",
  islandAbout: "Wähl deine Seiten, bis das Bild so aussieht wie euer Tisch. Es darf dort gedreht liegen.",
  side: "Teil {letter}",
  sidesAbout: "Der große Buchstabe ist die größere Seite, der kleine die kleinere.",
  order: "Im Uhrzeigersinn liegen",
  interlock: "Die Ränder greifen ineinander",
  firstWay: "auf die eine Art",
  secondWay: "auf die andere Art",
  reconstructed:
    "Die gedruckten Seiten a, b und c kennen wir nicht, unsere sind rekonstruiert. Sehen eure anders aus, " +
    "stimmen die Fundorte hier nicht.",
  crew: "Wer spielt?",
  place: "Tipp an, wo {object} {number} von {all} steht.",
  face: "Wohin schaut diese Statue?",
  whose: "Wer ist am Zug?",
  amuletsHeld: "{number, plural, one {# Amulett} other {# Amulette}}",
  what: "Was ist passiert?",
  modeClue: "Hinweis gelegt",
  modeCar: "Gefahren",
  modeStrike: "Fundort gestrichen",
  kinds: "Welche Art von Hinweis?",
  liesOn: "liegt auf der Karte {colour}",
  fitsNot: "–",
  unlisted: "Nicht auf unserer Liste",
  unlistedAbout:
    "Unsere Liste der 52 Karten ist zum Teil rekonstruiert. Liegt so eine in eurer Schachtel, nimm sie ruhig.",
  layHint: "Tipp den Hinweis an. Die Insel zeigt, was er auf der gewählten Karte übrig lässt.",
  lay: "{name} legt ihn auf {colour}",
  carHint: "Tipp an, wo der Geländewagen von {name} jetzt steht. Was leuchtet, ist in einem Zug zu erreichen.",
  strikeHint: "Tipp den Fundort an, den {name} von der Karte {colour} streicht.",
  strikeNone: "Von der Karte {colour} gibt es nichts zu streichen.",
  takeAmulet: "{name} nimmt das Amulett hier",
  spendAmulet: "{name} gibt ein Amulett zurück",
  located: "{colour}: Der Schatz liegt auf {space}",
  isThere: "steht da",
  unknown: "wo?",
  inReach: "kann in diesem Zug dort sein",
  raise: "{name} hebt ihn",
  sharedTitle: "{name} hat den Schatz gehoben: {colour}",
  sharedAbout:
    "Legt {number} Karten aus: eine für jede Rose und eine mehr. Jede wird von der untersten Rose an " +
    "angeboten, in dieser Reihenfolge:",
  sharedThen:
    "Wer die letzte Karte nimmt, beginnt die neue Karte. Die Statuen haben ihre Amulette gerufen und sich gedreht.",
  cardsLeft: "{number, plural, =0 {Das war der letzte Schatz.} one {Noch # Schatzkarte.} other {Noch # Schatzkarten.}}",
};
