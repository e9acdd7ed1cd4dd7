/** What the pages "My place" and "Leaderboard" say; they load it themselves. */
export const place = {
  plTitle: "Il mio posto",
  plBoard: "Classifica",
  plIntro: "Come giochi: le partite finite, i tuoi rating e dove stai tra persone e bot.",
  plEmptyTitle: "Il tuo posto è ancora libero",
  plEmptyAbout:
    "Finisci una partita contro bot o persone, e qui vedrai com’è andata, quanto vali e quale pirata sfidare adesso.",
  plPlayNow: "Scegli un gioco",
  plRatings: "Rating",
  plPoints: "{points} punti, più o meno {doubt}",
  plProvisional: "provvisorio",
  plProvisionalAbout:
    "Un rating è provvisorio finché non contano abbastanza partite: dopo una dozzina è piuttosto sicuro.",
  plNoRating: "Ancora nessun rating",
  plTally:
    "{games, plural, one {# partita} other {# partite}} · {won, plural, =0 {nessuna vinta} one {# vinta} other {# " +
    "vinte}}",
  plRank: "{rank, plural, other {#º posto}} tra le persone qui",
  plNextUp: "Subito sopra di te: {name}, {points}",
  plAboveAll: "Sopra tutti i bot della scala",
  plCurve: "Rating nel tempo",
  plCurveAbout: "{title}: da {first} a {last} punti in {games, plural, one {# partita} other {# partite}}.",
  plCurveEmpty: "La curva comincia con la tua prima partita che conta.",
  plWeeks: "Partite per settimana",
  plWeeksAbout:
    "{title}: {games, plural, one {# partita} other {# partite}} in {weeks, plural, one {questa settimana} other {# " +
    "settimane}}, vinte: {won}.",
  plWon: "Vinte",
  plNotWon: "Non vinte",
  plAsTable: "Come tabella",
  plWhen: "Quando",
  plRating: "Rating",
  plDoubt: "±",
  plWeek: "Settimana del",
  plGames: "Partite",
  plAgainstBots: "Contro i bot",
  plAgainstPeople: "Contro persone",
  plNoPeople: "Non hai ancora giocato con altre persone. Invita qualcuno: a un nuovo tavolo c’è un link da mandare.",
  plOpponent: "Avversario",
  plAhead: "Davanti",
  plBehind: "Dietro",
  plAheadShare: "davanti nel {share} %",
  plMyGames: "Partite finite",
  plFilter: "Filtra",
  plAnyGame: "Tutti i giochi",
  plAnyLevel: "Tutti i livelli",
  plAnyOpponent: "Chiunque",
  plAnySeats: "Qualsiasi numero",
  plAnyResult: "Qualsiasi risultato",
  plAnyTime: "Da sempre",
  plGame: "Gioco",
  plLevel: "Livello",
  plSeats: "Giocatori",
  plResult: "Risultato",
  plPeriod: "Periodo",
  plLost: "Non vinte",
  plLastWeek: "Ultimi 7 giorni",
  plLastMonth: "Ultimi 30 giorni",
  plLastYear: "Ultimo anno",
  plFound: "{number, plural, =0 {Nessuna partita} one {# partita} other {# partite}}",
  plNoneFound: "Nessuna partita finita corrisponde a questi filtri.",
  plClear: "Togli i filtri",
  plMore: "Mostra altro",
  plWith: "con {names}",
  plReplay: "Rivedi",
  plRecordGone: "Questa partita non è più conservata.",
  plChange: "rating {points} ({change})",
  plWhy_lesson: "Una prima partita guidata non conta.",
  plWhy_branch: "È partita da un’altra partita, quindi non conta.",
  plWhy_daily: "Una partita del giorno si può conoscere prima, quindi non conta.",
  plWhy_device: "Più posti si sono giocati su un solo dispositivo, quindi non conta.",
  plWhy_taken_back: "Si sono ritirate mosse dopo che il caso o gli altri avevano parlato, quindi non conta.",
  plWhy_alone: "Non restava nessuno con cui confrontarsi, quindi non conta.",
  plPart_gave_up: "Abbandonata, quindi vale come ultimo posto",
  plPart_late: "Hai cominciato a partita iniziata, quindi per te non conta",
  plPart_helped: "Hai avuto molti consigli, quindi per te non conta",
  plPlace1: "{shared, plural, =0 {Vinta} other {Vittoria a pari merito}}",
  plPlaceN: "{place, plural, other {#º}} di {number}",
  plMine: "Ciò che è mio",
  plListed: "Mostrami in classifica",
  plListedAbout: "Allora chiunque visiti questo server vede il tuo nome, il tuo rating e su quante partite si basa.",
  plListedAsk: "Hai un rating piuttosto sicuro. Vuoi comparire in classifica?",
  plYes: "Sì, mostrami",
  plNo: "No, grazie",
  plExportAbout:
    "Le tue partite complete, i tuoi rating e tutto il resto che questo server conserva di te, in un solo file.",
  plExport: "Porta via tutto",
  plDeleteAbout:
    "Cancella te e tutto ciò che è tuo, per sempre. Le partite giocate con altri restano loro, sotto un nome che non " +
    "è di nessuno.",
  plDelete: "Cancella tutto",
  plDeleteTitle: "Cancellare tutto ciò che è tuo?",
  plDeleteSure:
    "Non si può tornare indietro. Le partite in corso continuano con un bot. Per sicurezza, scrivi il tuo nome: {name}",
  plDeleteNow: "Cancella tutto per sempre",
  plDeleted: "Non ci sei più, e nemmeno tutto ciò che era tuo. Chi gioca qui adesso è una persona nuova.",
  plCancel: "Annulla",
  plFailed: "Non ha funzionato: {message}",
  plBoardIntro:
    "I migliori di questo server, con i sei pirati in mezzo. I loro rating non cambiano mai, così sai quanto vale il " +
    "tuo.",
  plRankHead: "Posto",
  plName: "Nome",
  plYou: "tu",
  plLevelOf: "livello {level}",
  plBot: "bot",
  plFixed: "fisso",
  plAlone:
    "In questa classifica non c’è ancora nessuna persona. Rompi il ghiaccio: gioca una dozzina di partite che " +
    "contano, poi di’ che vuoi comparire.",
  plYouWouldBe: "Saresti al {rank, plural, =1 {primo} =2 {secondo} =3 {terzo} other {#º}} posto tra le persone qui.",
  plYouStill: "Il tuo rating di {points} è ancora provvisorio. Qualche altra partita, e puoi entrare in questa lista.",
  plYouNone: "In questo gioco non hai ancora un rating. Gioca contro bot o persone: ogni partita che finisci conta.",
  plHow: "Come funzionano i rating",
  plHow1:
    "Ogni partita finita conta: contro bot, contro persone, con qualsiasi numero di posti. Chi arriva davanti a " +
    "qualcuno guadagna, e di più se l’altro era più forte.",
  plHow2:
    "Pip, il primo livello, ha 1000 punti in ogni gioco. Tra due giocatori, chi ha 400 punti in più vince dieci " +
    "volte più spesso. I rating dei bot sono stati misurati in lunghe serie tra loro e restano così.",
  plHow3:
    "Il numero dopo ± dice quanto è sicuro un rating: due volte su tre non sbaglia di più. Chi è nuovo comincia da " +
    "1200, e il rating è provvisorio per una dozzina di partite.",
  plHow4:
    "Le prime partite guidate, quelle continuate da un replay e quelle di più persone su un solo dispositivo non " +
    "contano; e nemmeno quelle in cui si sono ritirate mosse dopo che il caso aveva parlato. Chi lascia una partita " +
    "che gli altri finiscono arriva ultimo.",
  plElsewhere: "Partite da altrove",
  plElsewhereAbout:
    "Da un altro server, da un amico o dal terminale: carica la registrazione di una partita finita (.jsonl) " +
    "e qui puoi rivederla, analizzarla e provare altre mosse. Non conta per niente.",
  plDrop: "Lascia qui una registrazione, oppure",
  plChoose: "Scegli un file",
  plChecking: "La rigioco per controllarla…",
  plTooBig: "Questo file è troppo grande per una registrazione: al massimo {most} kB.",
  plNotText: "Questo file non si può leggere. Una registrazione finisce in .jsonl.",
  plRemove: "Togli",
  plRemoveSure: "Toglierla per sempre?",
  plRemoved: "Tolta.",
  plNoRoom: "Hai già {most} partite da altrove, di più non si può. Togline una per caricarne un’altra.",
} as const;
