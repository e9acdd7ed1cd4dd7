import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Trova i tesori dell’isola, e arrivaci prima degli altri.",
  lines: [
    "Nel tuo turno fai una di due cose: metti un indizio su una mappa del tesoro, o guidi fino a tre tappe. " +
      "Dentro un terreno, una tappa ti porta lontano quanto vuoi.",
    "Ogni indizio elimina caselle. Quando a una mappa ne resta una sola, vai lì e recupera il tesoro.",
    "Chi ha una rosa dei venti sulla mappa ha la sua parte, carta per carta: prendila o lasciala andare. " +
      "Attenzione alla maledizione.",
    "Dopo ogni tesoro le statue portano a riva amuleti. Raccoglili: " +
      "ti salvano dalla maledizione e comprano mosse in più. Vince chi ha più oro.",
  ],
} satisfies Guide;
