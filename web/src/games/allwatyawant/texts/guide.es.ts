import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Encuentra seis objetos, un mapa del tesoro y todo para una balsa, cruza el mar y desentierra la esmeralda " +
    "antes que nadie.",
  lines: [
    "Lanza los dados, anda y da la vuelta a reales de a ocho: esconden objetos y aventuras.",
    "Las cartas de favor tuercen la suerte. ¿Ves un pirata rico? Ataca, gana el duelo y quítale lo suyo.",
    "Con todo a bordo, zarpa de la bahía de las balsas. La ruta corta es rápida, pero peligrosa.",
    "En la isla del tesoro cavas con seises y das la vuelta a doblones. Uno de ellos esconde la esmeralda.",
  ],
} satisfies Guide;
