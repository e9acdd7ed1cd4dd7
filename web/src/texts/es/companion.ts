import type { companion as English } from "../en/companion.ts";

/** Lo que dicen las páginas para jugar con la caja en la mesa o alrededor de una pantalla. */
export const companion: Record<keyof typeof English, string> = {
  coTitle: "{game}, con la caja en la mesa",
  coIntro:
    "Juegas con tu propia caja, y esta página lleva la cuenta según las reglas. " +
    "Lo que anotes se queda en este navegador.",
  coHowMany: "¿Cuántas personas juegan?",
  coBegin: "Empezar",
  coBack: "Deshacer",
  coAnew: "Empezar de nuevo",
  coSure: "Se borrará todo lo que está anotado aquí.",
  coAgain: "Volver a intentarlo",
  coNone: "Todavía no hay una página para jugar a este juego con la caja.",
};
