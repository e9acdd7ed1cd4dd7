import type { en } from "./page.en.ts";

/** O que diz a página de Tobago com a caixa em português. */
export const pt: Record<keyof typeof en, string> = {
  islandTitle: "Que ilha está na mesa?",
  islandAbout: "Escolha os seus lados até o desenho ficar igual à sua mesa. Lá ela pode estar girada.",
  side: "Parte {letter}",
  sidesAbout: "A letra maiúscula é o lado maior, a minúscula o menor.",
  order: "No sentido horário",
  interlock: "As bordas se encaixam",
  firstWay: "de um jeito",
  secondWay: "do outro jeito",
  reconstructed:
    "Não conhecemos os lados impressos a, b e c; os nossos são reconstruídos. Se os seus forem diferentes, " +
    "os locais mostrados aqui estarão errados.",
  crew: "Quem joga?",
  place: "Toque onde está: {object} {number} de {all}.",
  face: "Para onde olha esta estátua?",
  whose: "De quem é a vez?",
  amuletsHeld: "{number, plural, one {# amuleto} other {# amuletos}}",
  what: "O que aconteceu?",
  modeClue: "Pista posta",
  modeCar: "Jipe andou",
  modeStrike: "Local riscado",
  kinds: "Que tipo de pista?",
  liesOn: "está no mapa {colour}",
  fitsNot: "–",
  unlisted: "Fora da nossa lista",
  unlistedAbout: "A nossa lista das 52 cartas é em parte reconstruída. Se a sua caixa tiver uma destas, pode usar.",
  layHint: "Toque na pista. A ilha mostra o que ela deixa no mapa escolhido.",
  lay: "{name} a põe no mapa {colour}",
  carHint: "Toque onde está agora o jipe de {name}. O que brilha pode ser alcançado em uma vez.",
  strikeHint: "Toque no local que {name} risca do mapa {colour}.",
  strikeNone: "Não há nada para riscar do mapa {colour}.",
  takeAmulet: "{name} pega o amuleto aqui",
  spendAmulet: "{name} devolve um amuleto",
  located: "{colour}: o tesouro está em {space}",
  isThere: "está lá",
  unknown: "onde?",
  inReach: "pode chegar lá nesta vez",
  raise: "{name} resgata o tesouro",
  sharedTitle: "{name} resgatou o tesouro do mapa {colour}",
  sharedAbout:
    "Preparem {number} cartas: uma para cada rosa e mais uma. Cada uma é oferecida a partir da rosa mais " +
    "baixa, nesta ordem:",
  sharedThen: "Quem pega a última carta começa o novo mapa. As estátuas chamaram os seus amuletos e giraram.",
  cardsLeft:
    "{number, plural, =0 {Esse foi o último tesouro.} one {Resta # carta de tesouro.} other {Restam # cartas " +
    "de tesouro.}}",
};
