/** Boty po polsku: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Pierwszy rejs: goni za wszystkim, co się świeci."],
  wilma: ["Wilma", "Wiąże świetne węzły i zapomina, co widziała."],
  barnaby: ["Barnaby", "Solidny bosman, który nie patrzy dalej niż na następną falę."],
  isolde: ["Izolda", "Nawigatorka z dobrym okiem do kursu."],
  crow: ["Kapitan Crow", "Zna każdą sztuczkę, a większość zachował dla siebie."],
  agatha: ["Siwa Agata", "Nikt nie widział, żeby przegrała dwa razy."],
  greedy: ["Chciwiec", "Gra to, co wygląda rozsądnie na pierwszy rzut oka, bez myślenia naprzód."],
  first_mate: ["Pierwszy oficer", "Zastępuje nieobecnych; wie sporo, ale nie myśli naprzód."],
  random: ["Na chybił trafił", "Gra byle jaki dozwolony ruch, każdy z równą szansą."],
  ismcts: ["Drzewo", "Przeszukiwanie wprost z podręcznika: miara dla innych."],
};
