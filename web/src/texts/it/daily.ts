/** What the daily deal says. */
export const daily = {
  daAll: "Tutti i giorni",
  daWhat:
    "Una partita al giorno per ogni gioco: le stesse carte e gli stessi dadi per tutti, gli stessi avversari e un " +
    "solo tentativo che conta. Poi vedi come se la sono cavata qui tutti gli altri, e i bot di tutti e sei i livelli " +
    "al tuo posto.",
  daRules:
    "Niente consigli e niente “Annulla” nel tentativo che conta. Puoi lasciarlo e tornare; cominciato prima di " +
    "mezzanotte (UTC), conta se lo finisci entro un giorno.",
  daLasts: "La prossima arriva fra {time}.",
  daNoStreak: "Ancora nessuna serie",
  daBest: "la più lunga: {days, plural, one {# giorno} other {# giorni}}",
  daPast: "Gli ultimi giorni",
  daNoPast: "Da domani qui trovi i giorni passati, e puoi rigiocare le loro partite.",
  daDay: "Giorno",
  daMissed: "non giocata",
  daUnfinished: "non finita",
  daOf: "La partita del {day}",
  daNoTry: "Non hai giocato questa partita.",
  daMine: "Il tuo risultato",
  daYouWon: "Hai vinto con {score, plural, one {# punto} other {# punti}}.",
  daYouCame:
    "Sei al {place, plural, =2 {secondo} =3 {terzo} other {#º}} posto su {number}, con {score, plural, one {# punto} " +
    "other {# punti}}.",
  daHidden:
    "Come se la sono cavata gli altri lo vedi quando hai finito il tuo tentativo. {number, plural, =0 {Qui non l’ha " +
    "ancora finita nessuno.} one {Qui l’ha finita una persona.} other {Qui l’hanno finita # persone.}}",
  daLevels: "I bot al tuo posto",
  daLevelsHow:
    "Ognuno dei sei ha giocato proprio questa partita dal tuo posto, contro gli stessi avversari. Le barre mostrano " +
    "il vantaggio sul migliore di loro; la linea è il tuo.",
  daPending: "I bot la stanno ancora giocando…",
  daBeaten: "Hai fatto meglio tu",
  daEqual: "Pari",
  daBetter: "Ha fatto meglio di te",
  daPeople: "Le persone qui",
  daNobody: "Qui nessuno ha finito questa partita.",
  daAlone: "Nessuno qui l’ha finita prima di te.",
  daBetterThan:
    "Hai fatto meglio di {worse} {others, plural, one {su un’altra persona} other {su # altre persone}}{share}.",
  daMore: "{number, plural, one {Un’altra persona l’ha} other {Altre # persone l’hanno}} finita.",
  daOrder: "Prima viene il posto migliore al tavolo, poi il vantaggio sul migliore degli altri.",
  daYou: "tu",
  daShare: "Condividi",
  daShared: "Copiato. Incollalo dove vuoi.",
  daShareFailed: "Questo browser non permette alle pagine di copiare. Seleziona il testo:",
  daShareLevels: "Bot 1–6: {signs}",
  daReplay: "Rivedila",
  daAgain: "Rigioca questa partita",
  daAgainOn: "Continua a rigiocarla",
  daPlayPast: "Gioca questa partita",
  daUncounted: "Non conta, quindi ci sono i consigli e “Annulla”.",
  daAgainMine: "Rigiocata, non conta: {outcome}",
  daOpponents: "{seats} posti: tu, e {name} (livello {level}) negli altri.",
  daSame: "Partita {code}: uguale per tutti.",
  daEarlier: "Il giorno prima",
  daLater: "Il giorno dopo",
  daFair: "Nessuno sceglie la partita",
  daFairHow:
    "Tutte le partite dei prossimi dieci anni sono state fissate il {first}, prima della prima di loro: da " +
    "quest’ancora, che il tuo browser ricorda. Il segreto di ogni giorno si apre un giorno dopo la sua fine, e " +
    "allora si può controllare che fosse fissato.",
  daFairNot:
    "Il computer che dà le carte sa che cosa arriva, quindi chi gestisce il server potrebbe guardare. Cambiarlo non " +
    "può nessuno.",
  daAnchor: "Ancora",
  daCheck: "Controlla",
  daChecking: "Sto controllando…",
  daFirstSeen: "È la prima volta che il tuo browser vede l’ancora. D’ora in poi se la ricorda.",
  daSeen: "L’ancora è quella che il tuo browser ha visto il {day}.",
  daOther:
    "Il tuo browser ricorda un’altra ancora, del {day}. Quindi le partite fissate allora sono state cambiate. Chiedi " +
    "a chi gestisce questo server.",
  daNotOpened: "Nessun segreto è ancora aperto: il primo sarà quello del {day}, un giorno dopo la sua fine.",
  daFits: "I segreti di tutti i giorni fino al {day} riportano all’ancora: erano fissati quando è stata fatta.",
  daWrong: "Il segreto del {day} non corrisponde all’ancora. Qualcuno ha scelto quella partita.",
  daTake: "Porta con te le partite di oggi",
  daTakeHow:
    "Per l’aereo o il treno: le partite di oggi che non hai iniziato si giocano su questo dispositivo, anche " +
    "senza connessione. Così comincia il tuo unico tentativo per ognuna. Nei confronti è indicato, perché " +
    "nessuno può sapere se una partita è già stata provata su un dispositivo.",
  daTaken: "Le partite di oggi sono su questo dispositivo.",
  daDevice: "giocata su un dispositivo senza connessione",
  daLevelsHere:
    "I primi cinque livelli hanno giocato proprio questa partita dal tuo posto, contro gli stessi avversari; il " +
    "sesto ci penserebbe troppo a lungo su questo dispositivo. Le barre mostrano il vantaggio sul migliore di " +
    "loro; la linea è il tuo.",
  daSite:
    "Qui non c’è un server: ogni partita nasce dalla sua data, quindi chiunque potrebbe guardarla in anticipo, e " +
    "i tuoi risultati restano su questo dispositivo.",
  daAway:
    "Il server non è raggiungibile. Puoi giocare le partite che hai portato con te e quelle dei giorni passati " +
    "il cui segreto è aperto. Il tuo tentativo passerà al server appena torna, e allora vedrai come se la sono " +
    "cavata gli altri.",
};
