import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["guidare", "guida", "andare", "vai", "muovere", "muovi", "camminare", "navigare", "naviga", "spostare"],
    ["prendere", "prendi", "tenere", "tieni", "conservare", "conserva", "reclamare"],
    ["passare", "passa", "passo", "rinunciare", "rinuncia", "no", "niente", "lasciare", "lascia"],
    ["finire", "fine", "finisci", "terminare", "termina", "fatto", "pronto", "basta", "stop"],
    ["giocare", "gioca", "mettere", "metti", "posare", "usare", "usa", "aggiungere", "piazzare"],
    ["recuperare", "recupera", "scavare", "scava", "dissotterrare", "prendere"],
    ["eliminare", "elimina", "togliere", "togli", "cancellare", "escludere"],
    ["scambiare", "scambia", "cambiare", "cambia", "nuovi", "nuove"],
    ["lanciare", "lancia", "tirare", "tira", "dadi", "dado"],
    ["attaccare", "attacca", "combattere", "duello", "derubare", "deruba"],
    ["dare", "dai", "consegnare", "consegna", "scartare", "scarta", "spendere", "cedere", "cedi"],
    ["guardare", "guarda", "vedere", "sbirciare"],
    ["palma", "palme"],
    ["montagna", "montagne"],
  ],
  empty:
    "il lo la i gli le l un uno una di del della da in nel nella su sul sulla a al alla mio mia posso perche non".split(
      " ",
    ),
} satisfies Typed;
