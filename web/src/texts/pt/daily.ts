/** What the daily deal says. */
export const daily = {
  daAll: "Todos os dias",
  daWhat:
    "Uma partida por dia em cada jogo: as mesmas cartas e os mesmos dados para todo mundo, os mesmos adversários e " +
    "uma só tentativa que conta. Depois você vê como o resto do pessoal daqui se saiu, e bots dos seis níveis no seu " +
    "lugar.",
  daRules:
    "Na tentativa que conta não há dicas nem “Desfazer”. Você pode sair e voltar; começada antes da meia-noite " +
    "(UTC), ela conta se terminar em até um dia.",
  daLasts: "A próxima partida chega em {time}.",
  daNoStreak: "Nenhuma sequência ainda",
  daBest: "a mais longa: {days, plural, one {# dia} other {# dias}}",
  daPast: "Os últimos dias",
  daNoPast: "A partir de amanhã, os dias passados aparecem aqui, e você pode rejogar as partidas deles.",
  daDay: "Dia",
  daMissed: "não jogada",
  daUnfinished: "não terminada",
  daOf: "A partida de {day}",
  daNoTry: "Você não jogou esta partida.",
  daMine: "O seu resultado",
  daYouWon: "Você venceu com {score, plural, =1 {# ponto} other {# pontos}}.",
  daYouCame:
    "Você ficou em {place, plural, =2 {segundo} =3 {terceiro} other {#º}} lugar de {number}, com {score, plural, one " +
    "{# ponto} other {# pontos}}.",
  daHidden:
    "Como os outros se saíram aparece quando você terminar a sua tentativa. {number, plural, =0 {Ninguém aqui " +
    "terminou ainda.} one {Uma pessoa daqui já terminou.} other {# pessoas daqui já terminaram.}}",
  daLevels: "Os bots no seu lugar",
  daLevelsHow:
    "Cada um dos seis jogou exatamente esta partida no seu lugar, contra os mesmos adversários. As barras mostram a " +
    "vantagem sobre o melhor deles; a linha é a sua.",
  daPending: "Os bots ainda estão jogando…",
  daBeaten: "Você foi melhor",
  daEqual: "Empate",
  daBetter: "Foi melhor que você",
  daPeople: "O pessoal daqui",
  daNobody: "Ninguém aqui terminou esta partida.",
  daAlone: "Ninguém aqui terminou antes de você.",
  daBetterThan: "Você foi melhor que {worse} de {others, plural, one {outra pessoa} other {# outras pessoas}}{share}.",
  daMore: "{number, plural, one {Mais uma pessoa terminou} other {Mais # pessoas terminaram}}.",
  daOrder: "Primeiro vem a melhor colocação na mesa, depois a vantagem sobre o melhor dos outros.",
  daYou: "você",
  daShare: "Compartilhar",
  daShared: "Copiado. Cole onde quiser.",
  daShareFailed: "Este navegador não deixa a página copiar. Selecione o texto:",
  daShareLevels: "Bots 1–6: {signs}",
  daReplay: "Rever",
  daAgain: "Jogar esta partida de novo",
  daAgainOn: "Continuar de onde parou",
  daPlayPast: "Jogar esta partida",
  daUncounted: "Não conta, então há dicas e “Desfazer”.",
  daAgainMine: "Jogada de novo, não conta: {outcome}",
  daOpponents: "{seats} lugares: você, e {name} (nível {level}) nos outros.",
  daSame: "Partida {code}: igual para todo mundo.",
  daEarlier: "O dia anterior",
  daLater: "O dia seguinte",
  daFair: "Ninguém escolhe a partida",
  daFairHow:
    "Todas as partidas dos próximos dez anos foram fixadas em {first}, antes da primeira delas: por esta âncora, que " +
    "o seu navegador guarda. O segredo de cada dia é aberto um dia depois do fim dele, e aí dá para conferir que " +
    "estava fixado.",
  daFairNot:
    "O computador que dá as cartas sabe o que vem, então quem cuida deste servidor poderia espiar. Mudar, ninguém " +
    "pode.",
  daAnchor: "Âncora",
  daCheck: "Conferir",
  daChecking: "Conferindo…",
  daFirstSeen: "É a primeira vez que o seu navegador vê a âncora. A partir de agora ele a guarda.",
  daSeen: "A âncora é a mesma que o seu navegador viu em {day}.",
  daOther:
    "O seu navegador guarda outra âncora, de {day}. Ou seja, partidas fixadas naquele dia foram trocadas. Pergunte a " +
    "quem cuida deste servidor.",
  daNotOpened: "Nenhum segredo está aberto ainda: o de {day} será o primeiro, um dia depois do fim dele.",
  daFits: "Os segredos de todos os dias até {day} levam de volta à âncora: já estavam fixados quando ela foi feita.",
  daWrong: "O segredo de {day} não bate com a âncora. Alguém escolheu essa partida.",
  daTake: "Levar as partidas de hoje",
  daTakeHow:
    "Para o avião ou o trem: as partidas de hoje que você não começou são jogadas neste aparelho, também sem " +
    "conexão. Com isso começa a sua única tentativa em cada uma. As comparações dizem isso, porque ninguém pode " +
    "saber se uma partida já foi experimentada antes num aparelho.",
  daTaken: "As partidas de hoje estão neste aparelho.",
  daDevice: "jogada num aparelho sem conexão",
  daLevelsHere:
    "Os cinco primeiros níveis jogaram exatamente esta partida no seu lugar, contra os mesmos adversários; o " +
    "sexto pensaria nela por tempo demais neste aparelho. As barras mostram a vantagem sobre o melhor deles; a " +
    "linha é a sua.",
  daSite:
    "Aqui não há servidor: cada partida vem da sua data, então qualquer um poderia olhar antes, e os seus " +
    "resultados ficam neste aparelho.",
  daAway:
    "O servidor está fora de alcance. Você pode jogar as partidas que levou, e as de dias passados cujo segredo " +
    "já está aberto. A sua tentativa vai para o servidor assim que ele voltar, e aí você vê como os outros se " +
    "saíram.",
};
