/** Why a move is good just now, in Portuguese. */
import type { en } from "./why.en.ts";

export const pt: Record<keyof typeof en, string> = {
  // A prancha
  shotInto: "Em {percent} de 100 tentativas um tiro assim põe uma pedra no buraco: {way} no buraco {hole}.",
  shotAny: "Em {percent} de 100 tentativas um tiro assim põe uma pedra no buraco.",
  shotDone: "Você já acertou o que precisa.",
  shotMore: "{sunk} de {need}: mais um tiro ainda pode resolver.",
  shotEnough: "{sunk} de {need}: é melhor guardar a carta.",

  // O duelo
  theyGuess: "{name} só pode adivinhar: tanto faz o sentido. Se acertar: {outcome}",
  youGuess: "Você só pode adivinhar como {name} golpeia: tanto faz o sentido. Se aparar: {outcome}",
  turned: "A sua carta vira: {outcome}",
  liesWell: "Como está, é bom para você: {outcome}",
  notWorth: "Não vale uma finta: {outcome}",
  trickWins: "Fica {score}, e você vence.",
  trickSaves: "Fica {score}, e {name} não vence.",
  trickMore: "Fica {score}: um ponto melhor para você.",
  noTrick: "Com {score}, é melhor guardar a carta.",
  parley: "Sem luta você não tem como perder nada.",
  fight: "{name} tem o que falta a você: {items}. Se vencer, é seu.",
  fightPoor: "Você tem pouco a perder.",
  parleyLater: "A trégua ajuda mais quando há mais a perder.",
  sailOn: "Se você não acertar nada, eles atiram de volta.",
  lackIt: "Falta a você.",
  theirLoss: "Você já tem, mas {name} perde.",
  robCards: "{name} não tem nada que falte a você: melhor pegar cartas de favor.",
  waive: "{name} não tem mais nada que ajude você.",
  ransom: "Você fica com o que precisa para a viagem; cartas de favor são mais fáceis de conseguir.",
  keepCards: "Você fica com as suas cartas de favor.",
  driven: "{name} vai ter que voltar de lá a pé.",
  leaveThem: "Nenhuma casa que você possa escolher é pior para {name}.",

  // Quem
  digging: "{name} já está cavando.",
  nearIsland:
    "Ninguém está mais perto da esmeralda que {name}: {steps, plural, =1 {falta # passo} other {faltam # passos}}.",
  mostItems: "Ninguém tem mais itens que {name}: {number} de {all}.",
  hasLacked: "{name} tem o que falta a você: {items}.",
  hasItems: "{name} tem {number} de {all} itens.",
  blame: "Aí quem cumpre o bilhete é {name}, não você.",
  carryOut: "A carta vale mais do que o mal que o bilhete faz.",
  noGain: "Você não ganharia nada com isso.",

  // Itens e cartas
  otherwise: "Senão: {what}",
  elsewhere: "Você sabe onde há outro: {place}.",
  faceDown: "{number, plural, =1 {Ainda há outro virado} other {Ainda há outros # virados}} para baixo.",
  atSea: "No mar você não precisa disso, a não ser que alguém afunde você.",
  leastUseful: "É o que menos faz falta a você. {when}.",
  trade: "Em troca você recebe um que falta a você.",
  allItems: "Você fica com todos os seus itens.",
  fewer: "É um turno a menos para perder.",
  rest: "Perder um turno custa menos que uma carta.",
  digCard: "A esmeralda está debaixo de um dos {number} dobrões que restam.",
  digDice: "Os dados não custam nada.",
};
