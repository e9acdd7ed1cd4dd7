import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Scegli il gruppo giusto per tre luoghi, e dopo cinque round abbi più ricchezze di tutti.",
  lines: [
    "Tieni una carta e passa le altre, finché ognuno ne ha nove.",
    "In ogni luogo il totale più alto prende un tesoro e il più basso un altro. " +
      "In mezzo non c’è niente, quindi vai in alto o resta in basso; " +
      "senza un avventuriero lì, o con un totale di 0, non prendi niente.",
    "I cani tengono i goblin lontano dal tuo denaro. Chi ha più zampe cattura i goblin: " +
      "vince il denaro che hanno rubato, e ognuno vale 1 alla fine.",
    "Le carte azione cambiano i totali quando si visita un luogo; quelle che non usi si perdono dopo il round.",
    "Alla fine gli artefatti valgono quello che mostrano, e ogni pergamena dice quanto vale.",
  ],
} satisfies Guide;
