/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "Cómo se juega",
  gotIt: "A jugar",
  anyAim: "La línea de arriba dice siempre a qué espera el juego.",
  any1: "Lo que brilla en dorado se puede hacer ya: haz clic.",
  any2: "“Consejo” muestra lo que haría un bot, “¿Por qué no?” lo explica, “Deshacer” retira una jugada.",
  any3: "“Regla actual” muestra la regla que vale en este momento.",
};
