import type { companion as English } from "../en/companion.ts";

/** O que dizem as páginas para quem joga com a caixa na mesa ou em volta de uma tela. */
export const companion: Record<keyof typeof English, string> = {
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
};
