import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Escolha o grupo certo para três locais, e tenha mais riquezas que todos depois de cinco rodadas.",
  lines: [
    "Guarde uma carta e passe as outras, até todo mundo ter nove.",
    "Em cada local, o total mais alto leva um tesouro e o mais baixo, outro. " +
      "No meio não há nada, então suba alto ou fique baixo; " +
      "sem um aventureiro ali, ou com total 0, você não leva nada.",
    "Cães mantêm os goblins longe do seu dinheiro. Quem tem mais patas pega goblins: " +
      "ganha o dinheiro que eles roubaram, e cada um vale 1 no fim.",
    "Cartas de ação mudam os totais quando um local é visitado; as que não usar se perdem depois da rodada.",
    "No fim, artefatos valem o que mostram, e cada pergaminho diz quanto vale.",
  ],
} satisfies Guide;
