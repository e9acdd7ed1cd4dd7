/** Why a move is good just now, in Dutch. */
import type { en } from "./why.en.ts";

export const nl: Record<keyof typeof en, string> = {
  // De plank
  shotInto: "Bij {percent} van de 100 pogingen is zo’n schot raak: {way} in gat {hole}.",
  shotAny: "Bij {percent} van de 100 pogingen is zo’n schot raak.",
  shotDone: "Je hebt er genoeg raak.",
  shotMore: "{sunk} van {need} raak: met nog een schot kan het nog lukken.",
  shotEnough: "{sunk} van {need} raak: houd de kaart liever.",

  // Het duel
  theyGuess: "{name} kan alleen gokken, dus geen richting is beter. Raak: {outcome}",
  youGuess: "Je kunt alleen gokken hoe {name} slaat, dus geen richting is beter. Gepareerd: {outcome}",
  turned: "Je kaart draait: {outcome}",
  liesWell: "Zo ligt het goed voor je: {outcome}",
  notWorth: "Dat is geen schijnaanval waard: {outcome}",
  trickWins: "Dan is het {score}, en jij wint.",
  trickSaves: "Dan is het {score}, en {name} wint niet.",
  trickMore: "Dan is het {score}: een punt beter voor jou.",
  noTrick: "Bij {score} houd je de kaart beter.",
  parley: "Zonder gevecht kun je niets verliezen.",
  fight: "{name} heeft wat jij mist: {items}. Win je, dan is het van jou.",
  fightPoor: "Je hebt weinig te verliezen.",
  parleyLater: "Parley helpt meer als er meer te verliezen is.",
  sailOn: "Is niets raak, dan wordt er teruggeschoten.",
  lackIt: "Die mis je nog.",
  theirLoss: "Jij hebt er al een, maar {name} raakt die kwijt.",
  robCards: "{name} heeft niets wat jij mist: neem liever gunstkaarten.",
  waive: "{name} heeft niets meer waar je iets aan hebt.",
  ransom: "Je houdt wat je voor de reis nodig hebt; gunstkaarten krijg je makkelijker.",
  keepCards: "Je houdt je gunstkaarten.",
  driven: "{name} moet daarvandaan teruglopen.",
  leaveThem: "Geen veld dat je kunt kiezen is slechter voor {name}.",

  // Wie
  digging: "{name} is al aan het graven.",
  nearIsland: "Niemand is dichter bij de smaragd dan {name}: nog {steps, plural, one {# stap} other {# stappen}}.",
  mostItems: "Niemand heeft meer voorwerpen dan {name}: {number} van {all}.",
  hasLacked: "{name} heeft wat jij mist: {items}.",
  hasItems: "{name} heeft {number} van {all} voorwerpen.",
  blame: "Dan moet {name} de brief uitvoeren, niet jij.",
  carryOut: "De kaart is meer waard dan wat de brief je aandoet.",
  noGain: "Je zou er niets mee winnen.",

  // Voorwerpen en kaarten
  otherwise: "Anders: {what}",
  elsewhere: "Je weet waar er nog een ligt: {place}.",
  faceDown: "{number, plural, one {Er ligt er nog een} other {Er liggen er nog #}} gedekt.",
  atSea: "Op zee heb je dat niet nodig, zolang niemand je laat zinken.",
  leastUseful: "Die kun je het best missen. {when}.",
  trade: "Je krijgt er een voor terug die je mist.",
  allItems: "Je houdt al je voorwerpen.",
  fewer: "Dan sla je één beurt minder over.",
  rest: "Een beurt overslaan kost je minder dan een kaart.",
  digCard: "Onder een van de {number} dubloenen die er nog zijn, ligt de smaragd.",
  digDice: "De dobbelstenen kosten niets.",
};
