/** Bots in Dutch: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Op zijn eerste reis: rent achter alles aan wat glimt."],
  wilma: ["Wilma", "Legt goede knopen en vergeet wat ze heeft gezien."],
  barnaby: ["Barnaby", "Een degelijke bootsman die nooit verder kijkt dan de volgende golf."],
  isolde: ["Isolde", "Een stuurvrouw met oog voor de juiste koers."],
  crow: ["Kapitein Crow", "Kent alle trucs en heeft de meeste bewaard."],
  agatha: ["Grijze Agatha", "Niemand heeft haar ooit twee keer zien verliezen."],
  greedy: ["Gretig", "Speelt wat op het eerste gezicht verstandig is, zonder vooruit te denken."],
  first_mate: ["Eerste stuurman", "Valt in voor wie er niet is; weet veel, maar denkt niet vooruit."],
  random: ["Willekeurig", "Speelt zomaar een zet die mag, elke even vaak."],
  ismcts: ["Zoekboom", "Een zoekmethode uit het boekje: een maatstaf voor anderen."],
};
