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
  offOtherPage: "Questa partita è già aperta in un’altra pagina. Chiudila lì e continua qui.",
  offNotFetched: "Non è stato possibile scaricare le regole e i bot. C’è connessione?",
  offNotKept:
    "Questo dispositivo non è riuscito a salvare la partita. Se chiudi la pagina adesso, perdi le ultime mosse.",
  offFull: "Su questo dispositivo non c’è più spazio. Cancella qualcosa e riprova.",
  offAgain: "Il tavolo si era fermato e lo stiamo preparando di nuovo. Niente di quello che hai giocato va perso.",
  offStopped: "Il tavolo non risponde. Ricarica la pagina: quello che hai giocato è salvato.",
  offHere: "su questo dispositivo",
  offAtServer: "sul server",
  offNoDeal: "Non hai portato con te la partita di oggi.",
};
