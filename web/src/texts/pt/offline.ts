import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Jogar sem conexão",
  offAbout:
    "Jogue contra bots ou com mais gente neste aparelho, aprenda um jogo ou resolva enigmas, no avião ou onde " +
    "quer que não haja conexão. {size} MB, uma vez só.",
  offGet: "Baixar",
  offComing: "{done} de {all} MB",
  offStop: "Cancelar",
  offThere:
    "Está tudo neste aparelho. Quando o servidor estiver fora de alcance, você simplesmente continua jogando " +
    "aqui, e as partidas terminadas vão para o servidor assim que ele voltar.",
  offRemove: "Remover deste aparelho",
  offAway:
    "O servidor está fora de alcance. Você ainda pode jogar contra bots ou com mais gente neste aparelho, " +
    "aprender e resolver enigmas. O que você terminar vai para o servidor assim que ele voltar.",
  offLoading: "As regras e os bots estão chegando: {done} de {all} MB",
  offStarting: "Preparando a mesa…",
  offNoServer: "Isso precisa de uma conexão com o servidor.",
  offNoFriends: "Sem conexão, mais ninguém pode entrar. Escolha bots ou “Todos neste aparelho”.",
  offGone: "Esta partida não está neste aparelho.",
  offOtherPage: "Esta partida já está aberta em outra página. Feche-a lá, e ela continua aqui.",
  offNotFetched: "Não foi possível baixar as regras e os bots. Há conexão?",
  offNotKept:
    "Este aparelho não conseguiu salvar a partida. Se você fechar a página agora, perderá suas últimas jogadas.",
  offFull: "Não há mais espaço neste aparelho. Apague alguma coisa e tente de novo.",
  offAgain: "A mesa tinha parado e está sendo preparada de novo. Nada do que você jogou se perde.",
  offStopped: "A mesa não responde. Recarregue a página: o que você jogou está salvo.",
  offHere: "neste aparelho",
  offAtServer: "no servidor",
  offNoDeal: "Você não levou a partida de hoje.",
};
