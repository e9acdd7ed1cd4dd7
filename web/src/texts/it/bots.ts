/** I bot in italiano: the server tells them in English; one that is missing here is shown as it tells it. */
export const bots: Record<string, [name: string, about: string]> = {
  pip: ["Pip", "Al suo primo viaggio: corre dietro a tutto ciò che luccica."],
  wilma: ["Wilma", "Fa nodi perfetti e dimentica quello che ha visto."],
  barnaby: ["Barnaby", "Un nostromo solido, che non guarda mai oltre la prossima onda."],
  isolde: ["Isolde", "Una navigatrice con un gran fiuto per la rotta giusta."],
  crow: ["Capitan Crow", "Conosce tutti i trucchi, e quasi tutti se li è tenuti."],
  agatha: ["Agatha la Grigia", "Nessuno l’ha mai vista perdere due volte."],
  greedy: ["Ingordo", "Gioca quello che sembra sensato a prima vista, senza pensare al dopo."],
  first_mate: ["Primo ufficiale", "Sostituisce chi non c’è; sa molto, ma non pensa al dopo."],
  random: ["A caso", "Gioca una mossa permessa qualsiasi, tutte con la stessa probabilità."],
  ismcts: ["Albero di ricerca", "Una ricerca da manuale: il metro per gli altri."],
};
