import type { en } from "./page.en.ts";

/** Ce que dit le compagnon de Tobago en français. */
export const fr: Record<keyof typeof en, string> = {
  islandTitle: "Quelle île est sur la table ?",
  islandAbout: "Choisis tes faces jusqu’à ce que l’image ressemble à votre table. Elle peut y être tournée.",
  side: "Morceau {letter}",
  sidesAbout: "La majuscule est la plus grande face, la minuscule la plus petite.",
  order: "Dans le sens horaire",
  interlock: "Les bords s’emboîtent",
  firstWay: "d’une façon",
  secondWay: "de l’autre façon",
  reconstructed:
    "Nous ne connaissons pas les faces imprimées a, b et c ; les nôtres sont reconstituées. Si les vôtres " +
    "sont différentes, les sites montrés ici seront faux.",
  crew: "Qui joue ?",
  place: "Touche la case où se trouve : {object} {number} sur {all}.",
  face: "Où regarde cette statue ?",
  whose: "À qui le tour ?",
  amuletsHeld: "{number, plural, one {# amulette} other {# amulettes}}",
  what: "Que s’est-il passé ?",
  modeClue: "Indice posé",
  modeCar: "Quad déplacé",
  modeStrike: "Site rayé",
  kinds: "Quel genre d’indice ?",
  liesOn: "est sur la carte {colour}",
  fitsNot: "–",
  unlisted: "Absents de notre liste",
  unlistedAbout:
    "Notre liste des 52 cartes est en partie reconstituée. Si votre boîte contient l’une de celles-ci, vas-y.",
  layHint: "Touche l’indice. L’île montre ce qu’il laisse sur la carte choisie.",
  lay: "{name} le pose sur la carte {colour}",
  carHint: "Touche la case où se trouve maintenant le quad de {name}. Ce qui brille peut être atteint en un tour.",
  strikeHint: "Touche le site que {name} raye de la carte {colour}.",
  strikeNone: "Il n’y a rien à rayer de la carte {colour}.",
  takeAmulet: "{name} prend l’amulette ici",
  spendAmulet: "{name} rend une amulette",
  located: "{colour} : le trésor est en {space}",
  isThere: "y est",
  unknown: "où ?",
  inReach: "peut y être ce tour-ci",
  raise: "{name} le déterre",
  sharedTitle: "{name} a déterré le trésor de la carte {colour}",
  sharedAbout:
    "Préparez {number} cartes : une par rose, et une de plus. Chacune est proposée à partir de la rose la " +
    "plus basse, dans cet ordre :",
  sharedThen:
    "Celui qui prend la dernière carte commence la nouvelle carte. Les statues ont appelé leurs amulettes et " +
    "ont tourné.",
  cardsLeft:
    "{number, plural, =0 {C’était le dernier trésor.} one {Il reste # carte trésor.} other {Il reste # " +
    "cartes trésor.}}",
};
