/** Bots auf Deutsch: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Auf seiner ersten Fahrt: rennt allem nach, was glitzert."],
  wilma: ["Wilma", "Knüpft gute Knoten und vergisst, was sie gesehen hat."],
  barnaby: ["Barnaby", "Ein solider Bootsmann, der nie weiter blickt als bis zur nächsten Welle."],
  isolde: ["Isolde", "Eine Navigatorin mit gutem Blick für den richtigen Kurs."],
  crow: ["Käpt’n Crow", "Er kennt jeden Trick und hat die meisten behalten."],
  agatha: ["Graue Agatha", "Niemand hat sie je zweimal verlieren sehen."],
  greedy: ["Gierig", "Spielt, was auf den ersten Blick vernünftig ist, ohne vorauszudenken."],
  first_mate: ["Erster Maat", "Springt ein, wenn jemand fehlt; weiß viel, denkt aber nicht voraus."],
  random: ["Zufällig", "Spielt irgendeinen erlaubten Zug, jeden gleich wahrscheinlich."],
  ismcts: ["Suchbaum", "Eine Suche, wie sie im Lehrbuch steht: ein Maßstab für andere."],
};
