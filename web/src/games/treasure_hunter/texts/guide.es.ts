import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Elige el grupo acertado para tres lugares y ten más riquezas que nadie tras cinco rondas.",
  lines: [
    "Elige una carta y pasa las demás, hasta que todos tengan nueve.",
    "En cada lugar, el total más alto se lleva un tesoro y el más bajo otro. " +
      "En medio no hay nada, así que ve a lo alto o quédate abajo; " +
      "sin un aventurero allí, o con un total de 0, no te llevas nada.",
    "Los perros alejan a los goblins de tu dinero. Quien tiene más patas atrapa goblins: " +
      "gana el dinero que quitaron, y cada uno cuenta 1 al final.",
    "Las cartas de acción cambian los totales cuando se visita un lugar; las que no uses se pierden tras la ronda.",
    "Al final, los artefactos valen lo que muestran, y cada pergamino te dice lo que vale.",
  ],
} satisfies Guide;
