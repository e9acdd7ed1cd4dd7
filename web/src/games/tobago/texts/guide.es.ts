import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Encuentra los tesoros de la isla y llega antes que nadie.",
  lines: [
    "En tu turno haces una de dos cosas: poner una pista en un mapa del tesoro o conducir hasta tres tramos. " +
      "Dentro de un terreno, un tramo te lleva tan lejos como quieras.",
    "Cada pista tacha casillas. Cuando a un mapa le queda una sola, ve hacia allí y desentierra el tesoro.",
    "Quien tenga una rosa de los vientos en el mapa recibe su parte, carta a carta: la toma o la deja pasar. " +
      "Cuidado con la maldición.",
    "Después de cada tesoro, las estatuas traen amuletos a la orilla. Recógelos: " +
      "te salvan de la maldición y compran jugadas de más. Gana quien tenga más oro.",
  ],
} satisfies Guide;
