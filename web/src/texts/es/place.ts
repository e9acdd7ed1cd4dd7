/** What the pages "My place" and "Leaderboard" say; they load it themselves. */
export const place = {
  plTitle: "Mi rincón",
  plBoard: "Clasificación",
  plIntro: "Cómo juegas: tus partidas acabadas, tus ratings y dónde estás entre personas y bots.",
  plEmptyTitle: "Tu rincón está libre todavía",
  plEmptyAbout:
    "Acaba una partida contra bots o personas y aquí verás cómo te fue, qué nivel tienes y a qué pirata retar ahora.",
  plPlayNow: "Elegir un juego",
  plRatings: "Ratings",
  plPoints: "{points} puntos, {doubt} arriba o abajo",
  plProvisional: "provisional",
  plProvisionalAbout:
    "Un rating es provisional hasta que cuentan bastantes partidas: tras una docena ya es bastante seguro.",
  plNoRating: "Aún sin rating",
  plTally:
    "{games, plural, one {# partida} other {# partidas}} · {won, plural, =0 {ninguna ganada} one {# ganada} other {# " +
    "ganadas}}",
  plRank: "{rank, plural, other {#.º}} entre las personas de aquí",
  plNextUp: "Justo por encima de ti: {name}, {points}",
  plAboveAll: "Por encima de todos los bots",
  plCurve: "Rating a lo largo del tiempo",
  plCurveAbout: "{title}: de {first} a {last} puntos en {games, plural, one {# partida} other {# partidas}}.",
  plCurveEmpty: "La curva empieza con tu primera partida que cuente.",
  plWeeks: "Partidas por semana",
  plWeeksAbout:
    "{title}: {games, plural, one {# partida} other {# partidas}} en {weeks, plural, one {esta semana} other {# " +
    "semanas}}, ganadas: {won}.",
  plWon: "Ganadas",
  plNotWon: "No ganadas",
  plAsTable: "Como tabla",
  plWhen: "Cuándo",
  plRating: "Rating",
  plDoubt: "±",
  plWeek: "Semana del",
  plGames: "Partidas",
  plAgainstBots: "Contra bots",
  plAgainstPeople: "Contra personas",
  plNoPeople: "Aún no has jugado con otras personas. Invita a alguien: en una mesa nueva hay un enlace para mandar.",
  plOpponent: "Rival",
  plAhead: "Delante",
  plBehind: "Detrás",
  plAheadShare: "delante en el {share} %",
  plMyGames: "Partidas acabadas",
  plFilter: "Filtrar",
  plAnyGame: "Todos los juegos",
  plAnyLevel: "Todos los niveles",
  plAnyOpponent: "Cualquiera",
  plAnySeats: "Cualquier número",
  plAnyResult: "Cualquier resultado",
  plAnyTime: "Desde siempre",
  plGame: "Juego",
  plLevel: "Nivel",
  plSeats: "Jugadores",
  plResult: "Resultado",
  plPeriod: "Periodo",
  plLost: "No ganadas",
  plLastWeek: "Últimos 7 días",
  plLastMonth: "Últimos 30 días",
  plLastYear: "Último año",
  plFound: "{number, plural, =0 {Ninguna partida} one {# partida} other {# partidas}}",
  plNoneFound: "Ninguna partida acabada encaja con estos filtros.",
  plClear: "Quitar los filtros",
  plMore: "Mostrar más",
  plWith: "con {names}",
  plReplay: "Repetición",
  plRecordGone: "El registro ya no se guarda.",
  plChange: "rating {points} ({change})",
  plWhy_lesson: "Una primera partida guiada no cuenta.",
  plWhy_branch: "Salió de otra partida, así que no cuenta.",
  plWhy_daily: "Una partida del día se puede conocer de antemano, así que no cuenta.",
  plWhy_device: "Se jugaron varios asientos en un mismo dispositivo, así que no cuenta.",
  plWhy_taken_back: "Se deshicieron jugadas cuando ya habían hablado la suerte o los demás, así que no cuenta.",
  plWhy_alone: "No quedaba nadie con quien compararse, así que no cuenta.",
  plPart_gave_up: "Abandonada, así que vale como último puesto",
  plPart_late: "Llegaste tarde, así que para ti no cuenta",
  plPart_helped: "Tuviste muchos consejos, así que para ti no cuenta",
  plPlace1: "{shared, plural, =0 {Ganada} other {Victoria compartida}}",
  plPlaceN: "{place, plural, other {#.º}}\u00a0de\u00a0{number}",
  plElsewhere: "Partidas de fuera",
  plElsewhereAbout:
    "De otro servidor, de una amistad o de la terminal: carga el registro de una partida acabada (.jsonl) y aquí " +
    "podrás verla, analizarla y probar variantes. No cuenta para nada.",
  plDrop: "Suelta aquí un registro, o",
  plChoose: "Elegir un archivo",
  plChecking: "Jugándola entera para comprobarla…",
  plTooBig: "Este archivo es demasiado grande para ser un registro: el mayor que se puede cargar tiene {most} kB.",
  plNotText: "Este archivo no se puede leer. Un registro acaba en .jsonl.",
  plRemove: "Quitar",
  plRemoveSure: "¿Quitarla para siempre?",
  plRemoved: "Quitada.",
  plNoRoom: "Guardas {most} partidas de fuera, y más no caben. Quita una para cargar otra.",
  plMine: "Lo mío",
  plListed: "Que salga en la clasificación",
  plListedAbout: "Entonces quien visite este servidor verá tu nombre, tu rating y de cuántas partidas sale.",
  plListedAsk: "Tu rating ya es bastante seguro. ¿Quieres salir en la clasificación?",
  plYes: "Sí, quiero salir",
  plNo: "No, gracias",
  plExportAbout:
    "Tus partidas con sus registros, tus ratings y todo lo demás que este servidor guarda de ti, en un solo archivo.",
  plExport: "Llévatelo todo",
  plDeleteAbout:
    "Te borra a ti y todo lo tuyo, para siempre. Las partidas que jugaste con otros siguen siendo suyas, con un " +
    "nombre que no es de nadie.",
  plDelete: "Borrarlo todo",
  plDeleteTitle: "¿Borrar todo lo tuyo?",
  plDeleteSure:
    "Esto no se puede deshacer. Las partidas en marcha siguen con un bot. Para estar seguros, escribe tu nombre: " +
    "{name}",
  plDeleteNow: "Borrarlo todo para siempre",
  plDeleted: "Ya no estás, ni nada de lo que era tuyo. Quien juegue aquí ahora empieza de cero.",
  plCancel: "Cancelar",
  plFailed: "No ha funcionado: {message}",
  plBoardIntro:
    "Quienes mejor juegan en este servidor, con los seis piratas en medio. Sus ratings no cambian nunca, así sabes " +
    "cuánto vale el tuyo.",
  plRankHead: "Puesto",
  plName: "Nombre",
  plYou: "tú",
  plLevelOf: "nivel {level}",
  plBot: "bot",
  plFixed: "fijo",
  plAlone:
    "En esta clasificación aún no hay ninguna persona. Rompe el hielo: juega una docena de partidas que cuenten y di " +
    "que quieres salir.",
  plYouWouldBe: "Tendrías el puesto {rank, plural, other {#}} entre las personas de aquí.",
  plYouStill: "Tu rating de {points} es provisional todavía. Unas partidas más y podrás salir en esta lista.",
  plYouNone: "En este juego no tienes rating todavía. Juega contra bots o personas: cuenta cada partida que acabes.",
  plHow: "Cómo funcionan los ratings",
  plHow1:
    "Cuenta cada partida acabada: contra bots, contra personas, con cualquier número de asientos. Quien queda por " +
    "delante de alguien gana puntos, y más si era alguien más fuerte.",
  plHow2:
    "Pip, el primer nivel, tiene 1000 puntos en todos los juegos. Entre dos jugadores, quien tiene 400 puntos más " +
    "gana diez veces más a menudo. Los ratings de los bots se midieron en largas series entre ellos y se quedan como " +
    "están.",
  plHow3:
    "El número tras ± dice lo seguro que es un rating: dos de cada tres veces no se equivoca en más. Se empieza con " +
    "1200, y el rating es provisional durante una docena de partidas.",
  plHow4:
    "Las primeras partidas guiadas, las que salen de una repetición y las de varias personas en un dispositivo no " +
    "cuentan; tampoco aquellas en que se deshicieron jugadas cuando ya había hablado la suerte. Quien deja una " +
    "partida que los demás acaban queda en último lugar.",
} as const;
