/** What is said at the end of a game. */
export const outcome = {
  gameOver: "A partida acabou",
  youWin: "Você venceu!",
  youShare: "Você divide a vitória com {names}!",
  wins: "Vitória de {names}.",
  winTogether: "{names} dividem a vitória.",
  tieBreak: "Empate em pontos, decidido no desempate.",
  counting: "Contagem final",
  howItWent: "Como foi",
  place: "Lugar",
  total: "Total",
  showAtOnce: "Mostrar tudo de uma vez",
  rematch: "Revanche",
  afterLesson: "Agora você conhece o jogo. {name} espera por uma partida de verdade, no nível {level}.",
  toPuzzles: "Enigmas",
  threeInARow: "Três vitórias seguidas! {name} espera por você no nível {level}.",
  climb: "Desafiar {name}",
  climbTo: "Jogar contra {name}, nível {level}",
  toRematch: "Ir para a revanche",
  watchReplay: "Rever",
  forScience: "Esta partida pode servir à ciência",
  scienceAbout:
    "Quem estuda jogos recebe as suas jogadas, nunca o seu nome. Você pode voltar atrás até que as recebam.",
  scienceAgreed: "{agreed} de {asked} já concordaram.",
  scienceAll: "Todo mundo concordou.",
  download: "Baixar o registro",
  yourSharedPlace:
    "Você divide o {place, plural, =2 {segundo} =3 {terceiro} =4 {quarto} other {#º}} lugar com {names}.",
  yourPlace:
    "Você ficou em {place, plural, =1 {primeiro} =2 {segundo} =3 {terceiro} =4 {quarto} other {#º}} lugar de {number}.",
};
