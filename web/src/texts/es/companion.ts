import type { companion as English } from "../en/companion.ts";

/** Lo que dicen las páginas para jugar con la caja en la mesa o alrededor de una pantalla. */
export const companion: Record<keyof typeof English, string> = {
  coLink: "Con la caja",
  coLinkAbout: "Para vuestro propio juego en la mesa: esta página cuenta con vosotros según las reglas.",
  coTitle: "{game}, con la caja en la mesa",
  coIntro:
    "Jugáis con vuestra propia caja, y esta página cuenta con vosotros según las reglas. Lo que anotes se " +
    "queda en este navegador.",
  coHowMany: "¿Cuántos jugáis?",
  coBegin: "Empezar",
  coBack: "Deshacer",
  coAnew: "Empezar de nuevo",
  coSure: "Se borrará todo lo que está anotado aquí.",
  coAgain: "Volver a intentarlo",
  coNone: "Todavía no hay una página para jugar a este juego con la caja.",
  scOpen: "Mostrar en una pantalla grande",
  scAbout: "Para una tele o una tableta en el centro: muestra lo que todos pueden ver, y jugáis en los móviles.",
  scJoin: "Escanea para sentarte",
  scFull: "Pantalla completa",
};
