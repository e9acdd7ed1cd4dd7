/** Why a move is good just now, in French. */
import type { en } from "./why.en.ts";

export const fr: Record<keyof typeof en, string> = {
  // La planche
  shotInto: "Sur 100 essais, un tel tir rentre un palet {percent} fois : {way}, dans le trou {hole}.",
  shotAny: "Sur 100 essais, un tel tir rentre un palet {percent} fois.",
  shotDone: "Tu as rentré ce qu’il faut.",
  shotMore: "{sunk} sur {need} : un tir de plus peut encore suffire.",
  shotEnough: "{sunk} sur {need} : mieux vaut garder la carte.",

  // Le duel
  theyGuess: "{name} ne peut que deviner : les deux sens se valent. Si tu touches : {outcome}",
  youGuess: "Tu ne peux que deviner comment frappe {name} : les deux sens se valent. Si tu pares : {outcome}",
  turned: "Ta carte se retourne : {outcome}",
  liesWell: "C’est bon pour toi comme c’est : {outcome}",
  notWorth: "Cela ne vaut pas une feinte : {outcome}",
  trickWins: "Cela fait {score}, et tu gagnes.",
  trickSaves: "Cela fait {score}, et {name} ne gagne pas.",
  trickMore: "Cela fait {score} : un point de mieux pour toi.",
  noTrick: "À {score}, mieux vaut garder la carte.",
  parley: "Sans combat, tu ne peux rien perdre.",
  fight: "{name} a ce qui te manque : {items}. Si tu gagnes, c’est à toi.",
  fightPoor: "Tu as peu à perdre.",
  parleyLater: "Des pourparlers serviront mieux quand il y aura plus à perdre.",
  sailOn: "Si tu ne rentres rien, on te tire dessus à ton tour.",
  lackIt: "Il te manque.",
  theirLoss: "Tu en as déjà un, mais {name} le perd.",
  robCards: "{name} n’a rien de ce qui te manque : prends plutôt des cartes faveur.",
  waive: "{name} n’a plus rien qui te serve.",
  ransom: "Tu gardes ce qu’il faut pour le voyage ; les cartes faveur se trouvent plus facilement.",
  keepCards: "Tu gardes tes cartes faveur.",
  driven: "{name} devra revenir de là-bas à pied.",
  leaveThem: "Aucune case à ta portée n’est pire pour {name}.",

  // Qui
  digging: "{name} creuse déjà.",
  nearIsland: "Personne n’est plus près de l’émeraude que {name} : encore {steps} pas.",
  mostItems: "Personne n’a plus d’objets que {name} : {number} sur {all}.",
  hasLacked: "{name} a ce qui te manque : {items}.",
  hasItems: "{name} a {number} objets sur {all}.",
  blame: "C’est alors à {name} d’obéir à la lettre, pas à toi.",
  carryOut: "La carte vaut plus que ce que la lettre te fait.",
  noGain: "Tu n’y gagnerais rien.",

  // Objets et cartes
  otherwise: "Sinon : {what}",
  elsewhere: "Tu sais où il y en a un autre : {place}.",
  faceDown: "{number, plural, one {Il y en a encore un caché} other {Il y en a encore # cachés}}.",
  atSea: "En mer, tu n’en as pas besoin, tant que personne ne te coule.",
  leastUseful: "C’est ce qui te manquera le moins. {when}.",
  trade: "Tu en reçois un qui te manque en échange.",
  allItems: "Tu gardes tous tes objets.",
  fewer: "Cela fait un tour de moins à passer.",
  rest: "Passer un tour te coûte moins qu’une carte.",
  digCard: "L’émeraude est sous l’un des {number} doublons qui restent.",
  digDice: "Les dés ne coûtent rien.",
};
