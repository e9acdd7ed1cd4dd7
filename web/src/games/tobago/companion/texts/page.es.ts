import type { en } from "./page.en.ts";

/** Lo que dice en español la página de Tobago con la caja. */
export const es: Record<keyof typeof en, string> = {
  islandTitle: "¿Qué isla hay en la mesa?",
  islandAbout: "Elige tus caras hasta que el dibujo se parezca a tu mesa. Allí puede estar girada.",
  side: "Pieza {letter}",
  sidesAbout: "La mayúscula es la cara más grande, la minúscula la más pequeña.",
  order: "En el sentido de las agujas",
  interlock: "Los bordes encajan",
  firstWay: "de una manera",
  secondWay: "de la otra manera",
  reconstructed:
    "No conocemos las caras impresas a, b y c; las nuestras están reconstruidas. Si las tuyas son " +
    "distintas, los sitios que se ven aquí no valdrán.",
  crew: "¿Quién juega?",
  place: "Toca dónde está: {object} {number} de {all}.",
  face: "¿Hacia dónde mira esta estatua?",
  whose: "¿A quién le toca?",
  amuletsHeld: "{number, plural, one {# amuleto} other {# amuletos}}",
  what: "¿Qué ha pasado?",
  modeClue: "Pista puesta",
  modeCar: "Todoterreno",
  modeStrike: "Sitio tachado",
  kinds: "¿Qué tipo de pista?",
  liesOn: "está en el mapa {colour}",
  fitsNot: "–",
  unlisted: "Fuera de nuestra lista",
  unlistedAbout:
    "Nuestra lista de las 52 cartas está en parte reconstruida. Si tu caja tiene una de estas, úsala " + "sin más.",
  layHint: "Toca la pista. La isla muestra lo que deja en el mapa elegido.",
  lay: "{name} la pone en el mapa {colour}",
  carHint: "Toca dónde está ahora el todoterreno de {name}. Lo que brilla se alcanza en un turno.",
  strikeHint: "Toca el sitio que {name} tacha del mapa {colour}.",
  strikeNone: "No hay nada que tachar del mapa {colour}.",
  takeAmulet: "{name} coge el amuleto de aquí",
  spendAmulet: "{name} devuelve un amuleto",
  located: "{colour}: el tesoro está en {space}",
  isThere: "está ahí",
  unknown: "¿dónde?",
  inReach: "puede llegar en este turno",
  raise: "{name} lo desentierra",
  sharedTitle: "{name} ha desenterrado el tesoro del mapa {colour}",
  sharedAbout:
    "Prepara {number} cartas: una por cada rosa y una más. Cada una se ofrece desde la rosa más baja, en " +
    "este orden:",
  sharedThen:
    "Quien se quede la última carta empieza el mapa nuevo. Las estatuas han llamado a sus amuletos y han " + "girado.",
  cardsLeft:
    "{number, plural, =0 {Ese era el último tesoro.} one {Queda # carta de tesoro.} other {Quedan # cartas " +
    "de tesoro.}}",
};
