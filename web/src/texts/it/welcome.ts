/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome = {
  howToPlay: "Come si gioca",
  gotIt: "Fammi giocare",
  anyAim: "La riga in alto dice sempre che cosa aspetta il gioco.",
  any1: "Ciò che brilla d’oro si può fare adesso: clicca.",
  any2: "“Consiglio” mostra che cosa farebbe un bot, “Perché no?” spiega, “Annulla” ritira una mossa.",
  any3: "“La regola” mostra la regola che vale in questo momento.",
};
