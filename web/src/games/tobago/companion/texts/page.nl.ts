import type { en } from "./page.en.ts";

/** Wat de metgezel van Tobago in het Nederlands zegt. */
export const nl: Record<keyof typeof en, string> = {
  islandTitle: "Welk eiland ligt er op tafel?",
  islandAbout: "Kies jullie kanten tot het plaatje op jullie tafel lijkt. Het mag daar gedraaid liggen.",
  side: "Deel {letter}",
  sidesAbout: "De hoofdletter is de grotere kant, de kleine letter de kleinere.",
  order: "Met de klok mee liggen",
  interlock: "De randen grijpen in elkaar",
  firstWay: "op de ene manier",
  secondWay: "op de andere manier",
  reconstructed:
    "De gedrukte kanten a, b en c kennen we niet; de onze zijn gereconstrueerd. Zien die van jullie er " +
    "anders uit, dan kloppen de plekken hier niet.",
  crew: "Wie speelt er?",
  place: "Tik aan waar {object} {number} van {all} staat.",
  face: "Welke kant kijkt dit standbeeld op?",
  whose: "Wie is er aan de beurt?",
  amuletsHeld: "{number, plural, one {# amulet} other {# amuletten}}",
  what: "Wat is er gebeurd?",
  modeClue: "Hint gelegd",
  modeCar: "Gereden",
  modeStrike: "Plek geschrapt",
  kinds: "Welk soort hint?",
  liesOn: "ligt op de kaart {colour}",
  fitsNot: "–",
  unlisted: "Niet op onze lijst",
  unlistedAbout:
    "Onze lijst van de 52 kaarten is deels gereconstrueerd. Zit er zo een in jullie doos, gebruik hem dan gerust.",
  layHint: "Tik de hint aan. Het eiland laat zien wat hij op de gekozen kaart overlaat.",
  lay: "{name} legt hem op {colour}",
  carHint: "Tik aan waar de terreinwagen van {name} nu staat. Wat oplicht, is in één beurt te bereiken.",
  strikeHint: "Tik de plek aan die {name} van de kaart {colour} schrapt.",
  strikeNone: "Van de kaart {colour} valt niets te schrappen.",
  takeAmulet: "{name} pakt het amulet hier",
  spendAmulet: "{name} geeft een amulet terug",
  located: "{colour}: de schat ligt op {space}",
  isThere: "staat er",
  unknown: "waar?",
  inReach: "kan er deze beurt zijn",
  raise: "{name} graaft hem op",
  sharedTitle: "{name} heeft de schat opgegraven: {colour}",
  sharedAbout:
    "Leg {number} kaarten klaar: één voor elke roos, en nog één. Elke kaart wordt vanaf de onderste roos " +
    "aangeboden, in deze volgorde:",
  sharedThen:
    "Wie de laatste kaart neemt, begint de nieuwe kaart. De standbeelden hebben hun amuletten geroepen en " +
    "zijn gedraaid.",
  cardsLeft: "{number, plural, =0 {Dat was de laatste schat.} one {Nog # schatkaart.} other {Nog # schatkaarten.}}",
};
