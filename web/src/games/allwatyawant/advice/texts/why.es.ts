/** Why a move is good just now, in Spanish. */
import type { en } from "./why.en.ts";

export const es: Record<keyof typeof en, string> = {
  // La tabla
  shotInto: "De cada 100 intentos, un tiro así emboca una piedra en {percent}: {way} al hoyo {hole}.",
  shotAny: "De cada 100 intentos, un tiro así emboca una piedra en {percent}.",
  shotDone: "Ya has embocado lo que necesitas.",
  shotMore: "{sunk} de {need}: con un tiro más todavía se puede.",
  shotEnough: "{sunk} de {need}: mejor guarda la carta.",

  // El duelo
  theyGuess: "{name} solo puede adivinar: da igual el sentido. Si aciertas: {outcome}",
  youGuess: "Solo puedes adivinar cómo golpea {name}: da igual el sentido. Si paras: {outcome}",
  turned: "Tu carta se gira: {outcome}",
  liesWell: "Tal como está te conviene: {outcome}",
  notWorth: "No vale una finta: {outcome}",
  trickWins: "Quedan {score}, y ganas tú.",
  trickSaves: "Quedan {score}, y {name} no gana.",
  trickMore: "Quedan {score}: un punto mejor para ti.",
  noTrick: "Con {score}, mejor guarda la carta.",
  parley: "Sin pelea no puedes perder nada.",
  fight: "{name} tiene lo que te falta: {items}. Si ganas, es tuyo.",
  fightPoor: "Tienes poco que perder.",
  parleyLater: "El parlamento sirve más cuando hay más que perder.",
  sailOn: "Si no embocas nada, responden al fuego.",
  lackIt: "Te falta.",
  theirLoss: "Ya lo tienes, pero {name} lo pierde.",
  robCards: "{name} no tiene nada que te falte: mejor toma cartas de favor.",
  waive: "A {name} no le queda nada que te sirva.",
  ransom: "Conservas lo que necesitas para el viaje; las cartas de favor se consiguen más fácilmente.",
  keepCards: "Conservas tus cartas de favor.",
  driven: "{name} tendrá que volver andando desde allí.",
  leaveThem: "Ninguna casilla que puedas elegir es peor para {name}.",

  // A quién
  digging: "{name} ya está cavando.",
  nearIsland: "Nadie está más cerca de la esmeralda que {name}: a {steps, plural, one {# paso} other {# pasos}}.",
  mostItems: "Nadie tiene más objetos que {name}: {number} de {all}.",
  hasLacked: "{name} tiene lo que te falta: {items}.",
  hasItems: "{name} tiene {number} de {all} objetos.",
  blame: "Entonces le toca a {name}, no a ti.",
  carryOut: "La carta vale más que lo que te hace la misión.",
  noGain: "No ganarías nada con ello.",

  // Objetos y cartas
  otherwise: "Si no: {what}",
  elsewhere: "Sabes dónde hay otro: {place}.",
  faceDown: "{number, plural, one {Queda otro} other {Quedan otros #}} boca abajo.",
  atSea: "En el mar no te hace falta, mientras nadie te hunda.",
  leastUseful: "Es de lo que mejor puedes prescindir. {when}.",
  trade: "A cambio recibes uno que te falta.",
  allItems: "Conservas todos tus objetos.",
  fewer: "Así pierdes un turno menos.",
  rest: "Perder un turno te cuesta menos que una carta.",
  digCard: "La esmeralda está bajo uno de los {number} doblones que quedan.",
  digDice: "Los dados no cuestan nada.",
};
