import type { companion as English } from "../en/companion.ts";

/** O que dizem as páginas para quem joga com a caixa na mesa ou em volta de uma tela. */
export const companion: Record<keyof typeof English, string> = {
  coLink: "Com a caixa",
  coLinkAbout: "Para o seu próprio jogo na mesa: esta página faz as contas com vocês, segundo as regras.",
  coTitle: "{game}, com a caixa na mesa",
  coIntro:
    "Vocês jogam com a própria caixa, e esta página faz as contas segundo as regras. O que você anota fica " +
    "neste navegador.",
  coHowMany: "Quantos vão jogar?",
  coBegin: "Começar",
  coBack: "Desfazer",
  coAnew: "Começar de novo",
  coSure: "Tudo o que está anotado aqui vai sumir.",
  coAgain: "Tentar de novo",
  coNone: "Ainda não há uma página para jogar este jogo com a caixa.",
  scOpen: "Mostrar numa tela grande",
  scAbout: "Para uma TV ou um tablet no meio: mostra o que todos podem ver, e vocês jogam nos celulares.",
  scJoin: "Escaneie para se sentar",
  scFull: "Tela cheia",
};
