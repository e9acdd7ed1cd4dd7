/** Bots in Spanish: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "En su primer viaje: corre detrás de todo lo que brilla."],
  wilma: ["Wilma", "Hace buenos nudos y olvida lo que ha visto."],
  barnaby: ["Barnaby", "Un contramaestre de fiar, que nunca mira más allá de la próxima ola."],
  isolde: ["Isolde", "Una navegante con buen ojo para el rumbo acertado."],
  crow: ["Capitán Crow", "Conoce todos los trucos y se ha quedado con casi todos."],
  agatha: ["Agatha la Gris", "Nadie la ha visto perder dos veces."],
  greedy: ["Codicioso", "Juega lo que parece sensato a primera vista, sin pensar más allá."],
  first_mate: ["Primer oficial", "Cubre a quien no está; sabe mucho, pero no piensa más allá."],
  random: ["Al azar", "Juega cualquier jugada permitida, todas con la misma probabilidad."],
  ismcts: ["Árbol de búsqueda", "Una búsqueda de manual: la vara para medir a los demás."],
};
