/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "Como se joga",
  gotIt: "Vamos jogar",
  anyAim: "A linha no alto sempre diz o que o jogo está esperando.",
  any1: "O que brilha em dourado pode ser feito agora: clique.",
  any2: "“Dica” mostra o que um bot faria, “Por que não?” explica, “Desfazer” volta uma jogada.",
  any3: "“Regra atual” mostra a regra que vale neste momento.",
};
