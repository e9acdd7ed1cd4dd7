/** Why a move is good just now, in German. */
import type { en } from "./why.en.ts";

export const de: Record<keyof typeof en, string> = {
  // Die Planke
  shotInto: "In {percent} von 100 Versuchen versenkt so ein Schuss einen Stein: {way} in Loch {hole}.",
  shotAny: "In {percent} von 100 Versuchen versenkt so ein Schuss einen Stein.",
  shotDone: "Du hast versenkt, was du brauchst.",
  shotMore: "{sunk} von {need} versenkt: Mit einem weiteren Schuss kann es noch klappen.",
  shotEnough: "{sunk} von {need} versenkt: Behalte die Karte lieber.",

  // Das Duell
  theyGuess: "{name} kann nur raten, deshalb ist keine Richtung besser. Ein Treffer: {outcome}",
  youGuess: "Du kannst nur raten, wie {name} schlägt, deshalb ist keine Richtung besser. Pariert: {outcome}",
  turned: "Deine Karte dreht sich: {outcome}",
  liesWell: "So liegt es gut für dich: {outcome}",
  notWorth: "Das ist keine Finte wert: {outcome}",
  trickWins: "Damit steht es {score}, und du gewinnst.",
  trickSaves: "Damit steht es {score}, und {name} gewinnt nicht.",
  trickMore: "Damit steht es {score}: ein Punkt mehr für dich.",
  noTrick: "Bei {score} behältst du die Karte besser.",
  parley: "Ohne Kampf kannst du nichts verlieren.",
  fight: "{name} hat, was dir fehlt: {items}. Gewinnst du, gehört es dir.",
  fightPoor: "Du hast wenig zu verlieren.",
  parleyLater: "Verhandeln nützt mehr, wenn mehr zu verlieren ist.",
  sailOn: "Wenn du nichts versenkst, wird zurückgeschossen.",
  lackIt: "Das fehlt dir noch.",
  theirLoss: "Du hast das schon, aber {name} verliert es.",
  robCards: "{name} hat nichts, was dir fehlt: Nimm lieber Gunstkarten.",
  waive: "{name} hat nichts mehr, was dir hilft.",
  ransom: "Du behältst, was du für die Fahrt brauchst; an Gunstkarten kommst du leichter.",
  keepCards: "Du behältst deine Gunstkarten.",
  driven: "{name} muss von dort zurücklaufen.",
  leaveThem: "Kein Feld, das du wählen könntest, ist schlechter für {name}.",

  // Wen
  digging: "{name} gräbt schon.",
  nearIsland: "Niemand ist näher am Smaragd als {name}: noch {steps, plural, one {# Schritt} other {# Schritte}}.",
  mostItems: "Niemand hat mehr Gegenstände als {name}: {number} von {all}.",
  hasLacked: "{name} hat, was dir fehlt: {items}.",
  hasItems: "{name} hat {number} von {all} Gegenständen.",
  blame: "Dann muss {name} den Brief ausführen, nicht du.",
  carryOut: "Die Karte ist mehr wert als das, was der Brief dir antut.",
  noGain: "Es brächte dir nichts.",

  // Gegenstände und Karten
  otherwise: "Sonst: {what}",
  elsewhere: "Du weißt, wo noch einer liegt: {place}.",
  faceDown: "{number, plural, one {Einer liegt} other {# liegen}} noch verdeckt.",
  atSea: "Auf See brauchst du das nicht, solange dich niemand versenkt.",
  leastUseful: "Darauf kannst du am ehesten verzichten. {when}.",
  trade: "Dafür bekommst du einen, der dir fehlt.",
  allItems: "Du behältst alle deine Gegenstände.",
  fewer: "Damit setzt du einmal weniger aus.",
  rest: "Einmal auszusetzen kostet dich weniger als eine Karte.",
  digCard: "Unter einer der {number} Dublonen, die noch da sind, liegt der Smaragd.",
  digDice: "Würfeln kostet nichts.",
};
