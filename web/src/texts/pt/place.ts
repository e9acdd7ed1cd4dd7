/** What the pages "My place" and "Leaderboard" say; they load it themselves. */
export const place = {
  plTitle: "Meu canto",
  plBoard: "Classificação",
  plIntro: "Como você joga: suas partidas terminadas, seus ratings e onde você está entre pessoas e bots.",
  plEmptyTitle: "O seu canto ainda está livre",
  plEmptyAbout:
    "Termine uma partida contra bots ou pessoas, e você vai ver aqui como se saiu, como joga e que pirata desafiar " +
    "em seguida.",
  plPlayNow: "Escolher um jogo",
  plRatings: "Ratings",
  plPoints: "{points} pontos, com margem de {doubt}",
  plProvisional: "provisório",
  plProvisionalAbout: "Um rating é provisório até haver partidas suficientes: depois de uma dúzia, é bem seguro.",
  plNoRating: "Ainda sem rating",
  plTally:
    "{games, plural, =1 {# partida} other {# partidas}} · {won, plural, =0 {nenhuma vencida} one {# vencida} other " +
    "{# vencidas}}",
  plRank: "{rank}º entre as pessoas daqui",
  plNextUp: "Logo acima de você: {name}, {points}",
  plAboveAll: "Acima de todos os bots da escada",
  plCurve: "Rating ao longo do tempo",
  plCurveAbout: "{title}: de {first} a {last} pontos em {games, plural, =1 {# partida} other {# partidas}}.",
  plCurveEmpty: "A curva começa com a sua primeira partida que conta.",
  plWeeks: "Partidas por semana",
  plWeeksAbout:
    "{title}: {games, plural, =1 {# partida} other {# partidas}} em {weeks, plural, one {uma semana} other {# " +
    "semanas}}; vencidas: {won}.",
  plWon: "Vencida",
  plNotWon: "Não vencida",
  plAsTable: "Em tabela",
  plWhen: "Quando",
  plRating: "Rating",
  plDoubt: "±",
  plWeek: "Semana de",
  plGames: "Partidas",
  plAgainstBots: "Contra bots",
  plAgainstPeople: "Contra pessoas",
  plNoPeople: "Você ainda não jogou com outras pessoas. Convide alguém: numa mesa nova há um link para mandar.",
  plOpponent: "Adversário",
  plAhead: "À frente",
  plBehind: "Atrás",
  plAheadShare: "{share} % à frente",
  plMyGames: "Partidas terminadas",
  plFilter: "Filtrar",
  plAnyGame: "Todos os jogos",
  plAnyLevel: "Todos os níveis",
  plAnyOpponent: "Todos",
  plAnySeats: "Qualquer número",
  plAnyResult: "Todos os resultados",
  plAnyTime: "Sempre",
  plGame: "Jogo",
  plLevel: "Nível",
  plSeats: "Jogadores",
  plResult: "Resultado",
  plPeriod: "Período",
  plLost: "Não vencida",
  plLastWeek: "Últimos 7 dias",
  plLastMonth: "Últimos 30 dias",
  plLastYear: "Último ano",
  plFound: "{number, plural, =0 {Nenhuma partida} one {# partida} other {# partidas}}",
  plNoneFound: "Nenhuma partida terminada combina com estes filtros.",
  plClear: "Limpar os filtros",
  plMore: "Mostrar mais",
  plWith: "com {names}",
  plReplay: "Rever",
  plRecordGone: "O registro não está mais guardado.",
  plChange: "rating {points} ({change})",
  plWhy_lesson: "Uma primeira partida guiada não conta.",
  plWhy_branch: "Ela continuou de outra partida, então não conta.",
  plWhy_daily: "Uma partida do dia pode já ser conhecida, então não conta.",
  plWhy_device: "Vários lugares foram jogados num só aparelho, então não conta.",
  plWhy_taken_back: "Jogadas foram desfeitas depois de a sorte ou outros falarem, então não conta.",
  plWhy_alone: "Não sobrou ninguém para comparar, então não conta.",
  plPart_gave_up: "Abandonada, então conta como último lugar",
  plPart_late: "Você chegou tarde, então não conta para você",
  plPart_helped: "Você teve muitos conselhos, então não conta para você",
  plPlace1: "{shared, plural, =0 {Vencida} other {Vitória dividida}}",
  plPlaceN: "{place}º de {number}",
  plElsewhere: "Partidas de fora",
  plElsewhereAbout:
    "De outro servidor, de amigos ou do terminal: carregue o registro de uma partida terminada (.jsonl) para rever, " +
    "analisar e tentar variantes aqui. Não conta para nada.",
  plDrop: "Solte um registro aqui ou",
  plChoose: "Escolher arquivo",
  plChecking: "Jogando tudo de novo para conferir…",
  plTooBig: "Este arquivo é grande demais para um registro: o máximo é {most} kB.",
  plNotText: "Não dá para ler este arquivo. Um registro termina em .jsonl.",
  plRemove: "Remover",
  plRemoveSure: "Remover de vez?",
  plRemoved: "Removida.",
  plNoRoom: "Você já tem {most} partidas de fora, o máximo. Remova uma para carregar outra.",
  plMine: "O que é meu",
  plListed: "Aparecer na classificação",
  plListedAbout: "Quem visita este servidor vê então o seu nome, o seu rating e de quantas partidas ele é feito.",
  plListedAsk: "O seu rating já é bem seguro. Quer aparecer na classificação?",
  plYes: "Sim, quero",
  plNo: "Agora não",
  plExportAbout:
    "As suas partidas com os registros, os seus ratings e tudo o mais que este servidor guarda de você, num arquivo.",
  plExport: "Levar tudo",
  plDeleteAbout:
    "Apaga você e tudo o que é seu, de vez. As partidas que você jogou com outros ficam com eles, sob um nome que " +
    "não é de ninguém.",
  plDelete: "Apagar tudo",
  plDeleteTitle: "Apagar tudo o que é seu?",
  plDeleteSure:
    "Isso não pode ser desfeito. As partidas em curso continuam com um bot. Para confirmar, digite o seu nome: {name}",
  plDeleteNow: "Apagar tudo de vez",
  plDeleted: "Você se foi, e com você tudo o que era seu. Quem jogar aqui a seguir começa do zero.",
  plCancel: "Cancelar",
  plFailed: "Não deu certo: {message}",
  plBoardIntro:
    "Os melhores deste servidor, com os seis piratas no meio. Os ratings deles nunca mudam, então você sabe quanto " +
    "vale o seu.",
  plRankHead: "Lugar",
  plName: "Nome",
  plYou: "você",
  plLevelOf: "nível {level}",
  plBot: "bot",
  plFixed: "fixo",
  plAlone:
    "Ainda não há nenhuma pessoa nesta classificação. Dê o primeiro passo: jogue uma dúzia de partidas que contam e " +
    "depois diga que quer aparecer.",
  plYouWouldBe: "Você ficaria em {rank}º entre as pessoas daqui.",
  plYouStill: "O seu rating de {points} ainda é provisório. Mais algumas partidas, e você pode entrar nesta lista.",
  plYouNone: "Você ainda não tem rating neste jogo. Jogue contra bots ou pessoas: toda partida terminada conta.",
  plHow: "Como funcionam os ratings",
  plHow1:
    "Toda partida terminada conta: contra bots, contra pessoas, com qualquer número de lugares. Quem fica à frente " +
    "de alguém ganha pontos, e ganha mais se o outro era mais forte.",
  plHow2:
    "Pip, o primeiro nível, tem 1000 pontos em todos os jogos. Entre duas pessoas, 400 pontos a mais vencem dez " +
    "vezes mais. Os ratings dos bots foram medidos em longas séries entre eles e ficam como estão.",
  plHow3:
    "O número depois do ± diz quanto um rating é seguro: em dois de cada três casos, o erro não passa disso. Quem é " +
    "novo começa com 1200 e é provisório por uma dúzia de partidas.",
  plHow4:
    "Não contam as primeiras partidas guiadas, as que continuam de um replay, as de várias pessoas num só aparelho, " +
    "nem aquelas em que jogadas foram desfeitas depois de a sorte falar. Quem sai de uma partida que outros terminam " +
    "fica em último.",
} as const;
