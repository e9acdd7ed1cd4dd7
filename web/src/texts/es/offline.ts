import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Jugar sin conexión",
  offAbout:
    "Juega contra bots o con más gente en este dispositivo, aprende un juego o resuelve retos, en el avión o " +
    "donde no haya conexión. {size} MB, una sola vez.",
  offGet: "Descargar",
  offComing: "{done} de {all} MB",
  offStop: "Cancelar",
  offThere:
    "Todo está en este dispositivo. Cuando el servidor no responda, sigues jugando aquí, y las partidas terminadas " +
    "pasan al servidor en cuanto vuelva.",
  offRemove: "Quitar de este dispositivo",
  offAway:
    "El servidor no responde. Aún puedes jugar contra bots o con más gente en este dispositivo, aprender y " +
    "resolver retos. Lo que termines pasa al servidor en cuanto vuelva.",
  offLoading: "Llegan las reglas y los bots: {done} de {all} MB",
  offStarting: "Preparando la mesa…",
  offNoServer: "Para esto hace falta conexión con el servidor.",
  offNoFriends: "Sin conexión no puede entrar nadie más. Elige bots o “Aquí, en este dispositivo”.",
  offGone: "Esta partida no está en este dispositivo.",
  offOtherPage: "Ya tienes esta partida abierta en otra página. Ciérrala allí y seguirá aquí.",
  offNotFetched: "No se han podido descargar las reglas y los bots. ¿Hay conexión?",
  offNotKept:
    "Este dispositivo no ha podido guardar la partida. Si cierras la página ahora, perderás las últimas jugadas.",
  offFull: "No queda espacio en este dispositivo. Borra algo e inténtalo de nuevo.",
  offAgain: "La mesa se había parado y se está preparando de nuevo. No se pierde nada de lo jugado.",
  offStopped: "La mesa no responde. Vuelve a cargar la página: lo que has jugado está guardado.",
  offHere: "en este dispositivo",
  offAtServer: "en el servidor",
  offNoDeal: "No te has llevado la partida de hoy.",
};
