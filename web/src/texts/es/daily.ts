/** What the daily deal says. */
export const daily = {
  daAll: "Todos los días",
  daWhat:
    "Una partida al día en cada juego: las mismas cartas y los mismos dados para todo el mundo, los mismos rivales y " +
    "un solo intento que cuenta. Después ves cómo les fue a los demás, y a los bots de los seis niveles en tu " +
    "asiento.",
  daRules:
    "En el intento que cuenta no hay consejos ni “Deshacer”. Puedes dejarlo y volver; si lo empiezas antes de " +
    "medianoche (UTC), cuenta si lo acabas en un día.",
  daLasts: "La próxima llega en {time}.",
  daNoStreak: "Aún sin racha",
  daBest: "la mejor: {days, plural, one {# día} other {# días}}",
  daPast: "Los últimos días",
  daNoPast: "Desde mañana verás aquí los días pasados, y podrás jugar sus partidas otra vez.",
  daDay: "Día",
  daMissed: "sin jugar",
  daUnfinished: "sin acabar",
  daOf: "La partida del {day}",
  daNoTry: "No has jugado esta partida.",
  daMine: "Tu resultado",
  daYouWon: "Ganaste con {score, plural, one {# punto} other {# puntos}}.",
  daYouCame:
    "Quedaste en el puesto {place, plural, other {#}} de {number}, con {score, plural, one {# punto} other {# " +
    "puntos}}.",
  daHidden:
    "Cómo les fue a los demás lo verás cuando acabes tu intento. {number, plural, =0 {Aquí no la ha acabado nadie " +
    "todavía.} one {Aquí la ha acabado una persona.} other {Aquí la han acabado # personas.}}",
  daLevels: "Los bots en tu asiento",
  daLevelsHow:
    "Cada uno de los seis ha jugado esta misma partida en tu asiento, contra los mismos rivales. Las barras muestran " +
    "la ventaja sobre el mejor de ellos; la línea es la tuya.",
  daPending: "Los bots todavía la están jugando…",
  daBeaten: "Lo hiciste mejor",
  daEqual: "Empate",
  daBetter: "Lo hizo mejor que tú",
  daPeople: "Las personas de aquí",
  daNobody: "Aquí nadie ha acabado esta partida.",
  daAlone: "Aquí nadie la ha acabado antes que tú.",
  daBetterThan:
    "Lo hiciste mejor que {worse} de {others, plural, one {otra persona} other {las otras # personas}}{share}.",
  daMore: "{number, plural, one {La ha acabado una persona más} other {La han acabado # personas más}}.",
  daOrder: "Primero cuenta el puesto en la mesa, después la ventaja sobre el mejor de los demás.",
  daYou: "tú",
  daShare: "Compartir",
  daShared: "Copiado. Pégalo donde quieras.",
  daShareFailed: "Este navegador no deja copiar a las páginas. Selecciona tú el texto:",
  daShareLevels: "Bots 1–6: {signs}",
  daReplay: "Verla otra vez",
  daAgain: "Jugar esta partida otra vez",
  daAgainOn: "Seguir con ella",
  daPlayPast: "Jugar esta partida",
  daUncounted: "No cuenta, así que hay consejos y “Deshacer”.",
  daAgainMine: "Jugada otra vez, sin contar: {outcome}",
  daOpponents: "{seats} asientos: el tuyo, y {name} (nivel {level}) en los demás.",
  daSame: "Partida {code}: igual para todo el mundo.",
  daEarlier: "El día anterior",
  daLater: "El día siguiente",
  daFair: "Nadie elige la partida",
  daFairHow:
    "Todas las partidas de los próximos diez años se fijaron el {first}, antes de la primera: con esta ancla, que tu " +
    "navegador recuerda. El secreto de cada día se abre un día después de su final, y entonces se puede comprobar " +
    "que estaba fijado.",
  daFairNot:
    "El equipo que reparte sabe lo que viene, así que quien lleva este servidor podría mirar. Cambiarlo no puede " +
    "nadie.",
  daAnchor: "Ancla",
  daCheck: "Comprobar",
  daChecking: "Comprobando…",
  daFirstSeen: "Es la primera vez que tu navegador ve el ancla. Desde ahora la recuerda.",
  daSeen: "El ancla es la que tu navegador vio el {day}.",
  daOther:
    "Tu navegador recuerda otra ancla, del {day}. O sea que se han cambiado partidas que estaban fijadas. Pregunta a " +
    "quien lleva este servidor.",
  daNotOpened: "Aún no se ha abierto ningún secreto: el primero será el del {day}, un día después de su final.",
  daFits: "Los secretos de todos los días hasta el {day} llevan al ancla: estaban fijados cuando se hizo.",
  daWrong: "El secreto del {day} no encaja con el ancla. Alguien eligió esa partida.",
  daTake: "Llevarme las partidas de hoy",
  daTakeHow:
    "Para el avión o el tren: las partidas de hoy que no has empezado se juegan en este dispositivo, también sin " +
    "conexión. Con eso empieza tu único intento en cada una. En las comparaciones se dice, porque nadie puede " +
    "saber si una partida ya se probó antes en un dispositivo.",
  daTaken: "Las partidas de hoy están en este dispositivo.",
  daDevice: "jugada en un dispositivo sin conexión",
  daLevelsHere:
    "Los cinco primeros niveles han jugado esta misma partida en tu asiento, contra los mismos rivales; el sexto " +
    "se la pensaría demasiado tiempo en este dispositivo. Las barras muestran la ventaja sobre el mejor de " +
    "ellos; la línea es la tuya.",
  daSite:
    "Aquí no hay servidor: cada partida sale de su fecha, así que cualquiera podría mirar antes, y tus " +
    "resultados se quedan en este dispositivo.",
  daAway:
    "El servidor no responde. Puedes jugar las partidas que te has llevado, y las de días pasados cuyo secreto " +
    "ya está abierto. Tu intento pasa al servidor en cuanto vuelva, y entonces ves cómo les fue a los demás.",
};
