import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Giocare senza connessione",
  offAbout:
    "Gioca contro i bot o in più persone su questo dispositivo, impara un gioco o risolvi enigmi, in aereo o " +
    "dovunque non ci sia connessione. {size} MB, una volta sola.",
  offGet: "Scarica",
  offComing: "{done} di {all} MB",
  offStop: "Annulla",
  offThere:
    "È tutto su questo dispositivo. Quando il server non è raggiungibile, continui semplicemente a giocare " +
    "qui, e le partite finite passano al server appena torna.",
  offRemove: "Togli da questo dispositivo",
  offAway:
    "Il server non è raggiungibile. Puoi comunque giocare contro i bot o in più persone su questo dispositivo, " +
    "imparare e risolvere enigmi. Quello che finisci passerà al server appena torna.",
  offLoading: "Arrivano le regole e i bot: {done} di {all} MB",
  offStarting: "Prepariamo il tavolo…",
  offNoServer: "Per questo serve una connessione al server.",
  offNoFriends: "Senza connessione nessun altro può venire. Scegli i bot o “Tutti su questo dispositivo”.",
  offGone: "Questa partita non è su questo dispositivo.",
  offOtherPage: "Questa partita è già aperta in un’altra pagina.",
  offHere: "su questo dispositivo",
  offAtServer: "sul server",
  offNoDeal: "Non hai portato con te la partita di oggi.",
};
