/** Bots auf Deutsch: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  captain: ["Käpt’n", "Denkt voraus: spielt im Kopf durch, was gut aussieht."],
  greedy: ["Gierig", "Spielt, was auf den ersten Blick gut aussieht, ohne vorauszudenken."],
  random: ["Zufällig", "Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich."],
};
