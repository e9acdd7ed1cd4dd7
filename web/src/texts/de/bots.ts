/** Bots auf Deutsch: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  captain: ["Käpten", "Denkt voraus: probiert in vielen möglichen Welten aus, was gut aussieht."],
  greedy: ["Gierig", "Spielt, was der Autor des Spiels für vernünftig hält, ohne vorauszudenken."],
  random: ["Zufällig", "Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich."],
};
