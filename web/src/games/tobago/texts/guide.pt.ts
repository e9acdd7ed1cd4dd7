import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Ache os tesouros da ilha, e chegue a eles primeiro.",
  lines: [
    "No seu turno, faça uma de duas coisas: ponha uma pista num mapa do tesouro, ou dirija até três etapas. " +
      "Dentro de um terreno, uma etapa leva até onde você quiser.",
    "Cada pista elimina casas. Quando um mapa só tem uma, vá até lá e resgate o tesouro.",
    "Quem tem uma rosa dos ventos no mapa ganha uma parte, carta por carta: pegue a carta ou deixe passar. " +
      "Cuidado com a maldição.",
    "Depois de cada tesouro, as estátuas trazem amuletos à praia. Recolha: " +
      "eles salvam da maldição e compram jogadas a mais. Vence quem tiver mais ouro.",
  ],
} satisfies Guide;
