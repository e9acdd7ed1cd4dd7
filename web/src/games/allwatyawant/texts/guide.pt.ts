import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Ache seis itens, o mapa do tesouro e tudo para uma jangada, atravesse o mar e desenterre a esmeralda antes " +
    "dos outros.",
  lines: [
    "Lance os dados, ande e vire peças de oito: elas escondem itens e aventuras.",
    "Cartas de favor dobram a sorte. Encontrou um pirata rico? Ataque, vença o duelo e roube.",
    "Com tudo a bordo, zarpe da baía das jangadas. A rota curta é rápida, mas perigosa.",
    "Na ilha do tesouro você cava com seis e vira dobrões. Um deles esconde a esmeralda.",
  ],
} satisfies Guide;
