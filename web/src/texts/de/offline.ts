import type { offline as en } from "../en/offline.ts";

export const offline: Record<keyof typeof en, string> = {
  offTitle: "Ohne Verbindung spielen",
  offAbout:
    "Spiel gegen Bots oder zu mehreren an diesem Gerät, lern ein Spiel oder löse Rätsel, im Flugzeug und " +
    "überall, wo es keine Verbindung gibt. {size} MB, einmal.",
  offGet: "Herunterladen",
  offComing: "{done} von {all} MB",
  offStop: "Abbrechen",
  offThere:
    "Alles liegt auf diesem Gerät. Ist der Server nicht zu erreichen, spielst du einfach hier weiter, und " +
    "fertige Partien kommen auf den Server, sobald er wieder da ist.",
  offRemove: "Von diesem Gerät entfernen",
  offAway:
    "Der Server ist nicht zu erreichen. Du kannst trotzdem gegen Bots oder zu mehreren an diesem Gerät spielen, " +
    "lernen und Rätsel lösen. Was fertig ist, kommt auf den Server, sobald er wieder da ist.",
  offLoading: "Regeln und Bots kommen: {done} von {all} MB",
  offStarting: "Der Tisch wird gedeckt …",
  offNoServer: "Dafür braucht es eine Verbindung zum Server.",
  offNoFriends: "Ohne Verbindung kann niemand dazukommen. Nimm Bots oder „Alle an diesem Gerät“.",
  offGone: "Diese Partie ist nicht auf diesem Gerät.",
  offOtherPage: "Diese Partie ist schon auf einer anderen Seite offen. Mach sie dort zu, dann geht es hier weiter.",
  offNotFetched: "Regeln und Bots waren nicht zu bekommen. Besteht eine Verbindung?",
  offNotKept:
    "Dieses Gerät konnte die Partie nicht speichern. Schließt du jetzt die Seite, sind die letzten Züge verloren.",
  offFull: "Auf diesem Gerät ist kein Platz mehr. Lösch etwas und versuch es noch einmal.",
  offAgain: "Der Tisch war ausgefallen und wird neu gedeckt. Was du gespielt hast, geht nicht verloren.",
  offStopped: "Der Tisch antwortet nicht. Lade die Seite neu: Was du gespielt hast, ist gespeichert.",
  offHere: "auf diesem Gerät",
  offAtServer: "auf dem Server",
  offNoDeal: "Die heutige Partie hast du nicht mitgenommen.",
};
