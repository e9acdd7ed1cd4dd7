/** Why a move is good just now, in Italian. */
import type { en } from "./why.en.ts";

export const it: Record<keyof typeof en, string> = {
  // L’asse
  shotInto: "Su 100 prove un tiro così manda in buca una pietra {percent} volte: {way} nella buca {hole}.",
  shotAny: "Su 100 prove un tiro così manda in buca una pietra {percent} volte.",
  shotDone: "Hai già in buca quanto ti serve.",
  shotMore: "{sunk} su {need}: con un altro tiro può ancora riuscire.",
  shotEnough: "{sunk} su {need}: meglio tenere la carta.",

  // Il duello
  theyGuess: "{name} può solo tirare a indovinare: un verso vale l’altro. Se colpisci: {outcome}",
  youGuess: "Puoi solo tirare a indovinare come colpisce {name}: un verso vale l’altro. Se pari: {outcome}",
  turned: "La tua carta si gira: {outcome}",
  liesWell: "Così com’è ti va bene: {outcome}",
  notWorth: "Non vale una finta: {outcome}",
  trickWins: "Così si va {score}, e vinci tu.",
  trickSaves: "Così si va {score}, e {name} non vince.",
  trickMore: "Così si va {score}: un punto in più per te.",
  noTrick: "Sul {score} è meglio tenere la carta.",
  parley: "Senza combattere non puoi perdere niente.",
  fight: "{name} ha ciò che ti manca: {items}. Se vinci, è tuo.",
  fightPoor: "Hai poco da perdere.",
  parleyLater: "La tregua serve di più quando c’è più da perdere.",
  sailOn: "Se non mandi in buca niente, rispondono al fuoco.",
  lackIt: "Ti manca.",
  theirLoss: "Tu ce l’hai già, ma {name} lo perde.",
  robCards: "{name} non ha niente che ti manchi: meglio prendere carte favore.",
  waive: "A {name} non resta niente che ti serva.",
  ransom: "Tieni ciò che serve per il viaggio; le carte favore si trovano più facilmente.",
  keepCards: "Tieni le tue carte favore.",
  driven: "{name} dovrà tornare indietro da lì.",
  leaveThem: "Nessuna casella che puoi scegliere è peggiore per {name}.",

  // Chi
  digging: "{name} sta già scavando.",
  nearIsland: "Nessuno è più vicino allo smeraldo di {name}: {steps, plural, one {# passo} other {# passi}}.",
  mostItems: "Nessuno ha più oggetti di {name}: {number} su {all}.",
  hasLacked: "{name} ha ciò che ti manca: {items}.",
  hasItems: "{name} ha {number} oggetti su {all}.",
  blame: "Allora tocca a {name}, non a te.",
  carryOut: "La carta vale più di quello che ti fa la lettera.",
  noGain: "Non ci guadagneresti niente.",

  // Oggetti e carte
  otherwise: "Altrimenti: {what}",
  elsewhere: "Sai dove ce n’è un altro: {place}.",
  faceDown: "{number, plural, one {Ce n’è ancora uno coperto} other {Ce ne sono ancora # coperti}}.",
  atSea: "In mare non ti serve, finché nessuno ti affonda.",
  leastUseful: "È ciò di cui puoi fare più a meno. {when}.",
  trade: "In cambio ne ricevi uno che ti manca.",
  allItems: "Tieni tutti i tuoi oggetti.",
  fewer: "Così salti un turno in meno.",
  rest: "Saltare un turno ti costa meno di una carta.",
  digCard: "Lo smeraldo è sotto uno dei {number} dobloni rimasti.",
  digDice: "I dadi non costano niente.",
};
