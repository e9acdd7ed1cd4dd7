import type { replay as English } from "../en/replay.ts";

/** What the replay says. */
export const replay: Record<keyof typeof English, string> = {
  rpReplay: "Nachspielen",
  rpMove: "Schritt {index} von {last}",
  rpBegin: "Beginn der Partie",
  rpEnd: "Ende der Partie",
  rpTookBack: "Züge wurden zurückgenommen",
  rpMovedBy: "{name} hat gezogen",
  rpToFirst: "Zum Anfang",
  rpToLast: "Zum Ende",
  rpTurnBack: "Voriger Spielzug",
  rpTurnOn: "Nächster Spielzug",
  rpStepBack: "Schritt zurück",
  rpStepOn: "Schritt vor",
  rpScrub: "Stelle in der Partie",
  rpKeys: "Tasten: ← → für Schritte, [ ] für Spielzüge, Pos1 und Ende, Leertaste spielt ab.",
  rpEyes: "Gesehen von",
  rpSpectator: "Zuschauer",
  rpToMove: "am Zug",
  rpShut: "erst nach der Partie offen",
  rpPlace: "Platz {place}",
  rpLogHelp: "Wähl eine Zeile, um dorthin zu springen.",
  rpLater: "Spätere Züge",
  rpLogEmpty: "Noch ist nichts passiert.",
  rpLink: "Link kopieren",
  rpLinkHere: "Link zu diesem Zug",
  rpContinue: "Ab hier weiterspielen",
  rpContinueHelp:
    "Du nimmst einen Platz, Bots nehmen die anderen, und die Partie geht ab Zug {index} mit " +
    "demselben Glück weiter. Alle sehen, dass es eine Fortsetzung ist.",
  rpWhichSeat: "Welchen Platz nimmst du?",
  rpWhichBot: "Die Bots",
  rpGo: "Weiterspielen",
  rpCancel: "Abbrechen",
  rpClose: "Schließen",
  rpRecord: "Herunterladen",
  rpVerify: "Glück prüfen",
  rpToTable: "Zum Tisch",
  rpRunning: "Die Partie läuft noch: Das ist der Stand bis jetzt.",
  rpRefresh: "Aktualisieren",
  rpBranch: "Diese Partie setzt eine andere fort; ihr Glück kann also bekannt gewesen sein.",
  rpBranchLink: "Zur anderen Partie",
  rpLoaded:
    "Nicht hier gespielt: {by} hat diese Partie aus einer Datei geladen. Jeder Zug und jede Ziehung ist geprüft, die " +
    "Namen stehen nur so in der Datei.",
  rpLuckTitle: "War es Glück?",
  rpLuckHow:
    "Vor der Partie hat der Server gemischt, und die Seiten aller am Tisch haben abgehoben. Jetzt liegt alles " +
    "offen, und diese Seite rechnet jede Ziehung in deinem Browser nach. („doubloon verify“ prüft mit der " +
    "heruntergeladenen Aufzeichnung auch die Regeln.)",
  rpLuckWork: "Ich ziehe noch einmal: {done} von {all}",
  rpLuckFetch: "Der Startwert wird geholt…",
  rpSeedFits: "Der Startwert passt zur Festlegung, die vor dem ersten Zug veröffentlicht wurde.",
  rpSeedWrong: "Der Startwert passt nicht zur Festlegung. Diesem Glück ist nicht zu trauen.",
  rpDrawsRight: "{right} von {all} Ziehungen folgen aus ihm.",
  rpDrawsWrong: "Nur {right} von {all} Ziehungen folgen aus ihm; die erste falsche ist Eintrag {entry}.",
  rpNoDraws: "In dieser Partie wurde nichts gezogen.",
  rpNotedSame: "Dieser Browser hat während der Partie dieselbe Festlegung notiert.",
  rpNotedOther:
    "Während der Partie hat dieser Browser eine andere Festlegung notiert. Der Startwert wurde ausgetauscht.",
  rpNotedNone: "Dieser Browser war während der Partie nicht dabei und kann nichts vergleichen.",
  rpSeed: "Startwert",
  rpCommitment: "Festlegung",
  rpShuffleFits:
    "Im Startwert stecken das Geheimnis des Servers und das Abheben von {names}; alles war versiegelt, bevor das " +
    "Erste geöffnet wurde.",
  rpShuffleWrong:
    "Der Startwert besteht nicht aus dem, was vor der Partie versiegelt wurde. Diesem Glück ist nicht zu trauen.",
  rpShuffleNone: "Hier steht nicht, wer den Startwert ausgesucht hat: Vielleicht war es der Server allein.",
  rpCutNobody: "Niemand hat abgehoben; vielleicht hat der Server den Startwert allein ausgesucht.",
  rpCutLate: "Versiegelt, aber nicht rechtzeitig geöffnet: {names}.",
  rpCutAbsent: "Nicht abgehoben: {names}.",
  rpMineIn: "Deine Seite hat abgehoben, und das steckt im Startwert.",
  rpMineOut:
    "Deine Seite hat abgehoben, aber es fehlt im Startwert: Es kam zu spät, oder der Server hat es weggelassen.",
  rpMineOther:
    "Als deine Seite abhob, sah sie andere Plätze, Optionen oder Siegel als diese. Jemand hat sie danach geändert.",
  rpMineNone: "Dieser Browser hat in dieser Partie nicht abgehoben und muss denen glauben, die es getan haben.",
  rpSumProven:
    "Niemand konnte sich das Glück dieser Partie aussuchen, auch der Server nicht: Deine eigene Seite war daran " +
    "beteiligt.",
  rpSumFits:
    "An diesem Glück ist nichts auszusetzen. Aber deine Seite war nicht daran beteiligt und kann nicht " +
    "ausschließen, dass es sich jemand ausgesucht hat.",
  rpSumBad: "An diesem Glück stimmt etwas nicht: Trau ihm nicht.",
  rpDetails: "Einzelheiten",
  rpServerSeal: "Siegel des Servers",
  rpCutOf: "Abgehoben: {name}",
  rpYourCut: "{name} (deine Seite)",
  rpNoCut: "nichts",
  rpLuckGood: "Bewiesen",
  rpLuckFits: "Es passt alles zusammen",
  rpLuckBad: "Nicht bewiesen",
  rpNoTable: "Diese Partie gibt es nicht",
  rpNoTableHelp: "Der Link ist vielleicht unvollständig, oder die Partie wurde entfernt.",
  rpForbidden: "Diese Partie ist privat",
  rpForbiddenHelp: "Nur wer am Tisch saß, darf sie sehen.",
  rpNotBegun: "Noch nichts nachzuspielen",
  rpFrozen: "Diese Partie lässt sich hier nicht nachspielen",
  rpFailed: "Die Partie konnte nicht geladen werden",
  rpAgain: "Noch einmal versuchen",
  lessonLuck: "Eine geführte erste Partie: Ihre Karten sind immer dieselben, darum zählt sie nicht.",
  daLuck: "Die Tagespartie ist für alle gleich. Dass niemand sie ausgesucht hat, wird auf ihrer Seite bewiesen.",
};
