import type { place as en } from "../en/place.ts";

export const place: Record<keyof typeof en, string> = {
  plTitle: "Mein Platz",
  plBoard: "Rangliste",
  plIntro: "Wie du spielst: deine beendeten Partien, deine Wertungen und wo du zwischen Menschen und Bots stehst.",
  plEmptyTitle: "Dein Platz ist noch frei",
  plEmptyAbout:
    "Spiel eine Partie gegen Bots oder Menschen zu Ende, dann siehst du hier, wie sie lief, wie gut du bist und " +
    "wen du als Nächstes herausfordern kannst.",
  plPlayNow: "Spiel aussuchen",
  plRatings: "Wertungen",
  plPoints: "{points} Punkte, auf {doubt} genau",
  plProvisional: "vorläufig",
  plProvisionalAbout:
    "Eine Wertung ist vorläufig, bis genug Partien zählen: Nach etwa einem Dutzend ist sie ziemlich sicher.",
  plNoRating: "Noch keine Wertung",
  plTally: "{games, plural, one {# Partie} other {# Partien}} · {won, plural, =0 {keine gewonnen} other {# gewonnen}}",
  plRank: "{rank}. unter den Menschen hier",
  plNextUp: "Als Nächstes über dir: {name}, {points}",
  plAboveAll: "Über allen Bots auf der Leiter",
  plCurve: "Wertung im Lauf der Zeit",
  plCurveAbout: "{title}: von {first} auf {last} Punkte in {games, plural, one {# Partie} other {# Partien}}.",
  plCurveEmpty: "Die Kurve beginnt mit deiner ersten Partie, die zählt.",
  plWeeks: "Partien je Woche",
  plWeeksAbout:
    "{title}: {games, plural, one {# Partie} other {# Partien}} in {weeks, plural, one {dieser Woche} other {# " +
    "Wochen}}, {won} gewonnen.",
  plWon: "Gewonnen",
  plNotWon: "Nicht gewonnen",
  plAsTable: "Als Tabelle",
  plWhen: "Wann",
  plRating: "Wertung",
  plDoubt: "±",
  plWeek: "Woche ab",
  plGames: "Partien",
  plAgainstBots: "Gegen Bots",
  plAgainstPeople: "Gegen Menschen",
  plNoPeople:
    "Du hast noch nicht mit anderen Menschen gespielt. Lade jemanden ein: An einem neuen Tisch gibt es einen " +
    "Link zum Verschicken.",
  plOpponent: "Gegner",
  plAhead: "Davor",
  plBehind: "Dahinter",
  plAheadShare: "{share} % davor",
  plMyGames: "Beendete Partien",
  plFilter: "Filtern",
  plAnyGame: "Alle Spiele",
  plAnyLevel: "Alle Stufen",
  plAnyOpponent: "Alle",
  plAnySeats: "Egal wie viele",
  plAnyResult: "Alle Ergebnisse",
  plAnyTime: "Jederzeit",
  plGame: "Spiel",
  plLevel: "Stufe",
  plSeats: "Spielende",
  plResult: "Ergebnis",
  plPeriod: "Zeitraum",
  plLost: "Nicht gewonnen",
  plLastWeek: "Letzte 7 Tage",
  plLastMonth: "Letzte 30 Tage",
  plLastYear: "Letztes Jahr",
  plFound: "{number, plural, =0 {Keine Partien} one {# Partie} other {# Partien}}",
  plNoneFound: "Keine beendete Partie passt zu diesen Filtern.",
  plClear: "Filter aufheben",
  plMore: "Mehr zeigen",
  plWith: "mit {names}",
  plReplay: "Ansehen",
  plRecordGone: "Die Aufzeichnung wird nicht mehr aufbewahrt.",
  plChange: "Wertung {points} ({change})",
  plWhy_lesson: "Eine geführte erste Partie zählt nicht.",
  plWhy_branch: "Sie ging von einer anderen Partie weiter und zählt darum nicht.",
  plWhy_daily: "Eine Tagespartie kann man schon kennen, darum zählt sie nicht.",
  plWhy_device: "Mehrere Plätze wurden an einem Gerät gespielt, darum zählt sie nicht.",
  plWhy_taken_back:
    "Es wurde etwas zurückgenommen, nachdem schon gezogen, gewürfelt oder weitergespielt war; darum zählt sie nicht.",
  plWhy_alone: "Es blieb niemand zum Vergleichen, darum zählt sie nicht.",
  plPart_gave_up: "Aufgegeben, zählt als letzter Platz",
  plPart_late: "Du kamst erst spät dazu, darum zählt sie für dich nicht",
  plPart_helped: "Du hast viele Tipps genutzt, darum zählt sie für dich nicht",
  plPlace1: "{shared, plural, =0 {Gewonnen} other {Geteilter Sieg}}",
  plPlaceN: "{place}. von {number}",
  plElsewhere: "Partien von anderswo",
  plElsewhereAbout:
    "Von einem anderen Server, von Freunden oder aus dem Terminal: Lade die Aufzeichnung einer beendeten Partie " +
    "(.jsonl), und du kannst sie hier ansehen, analysieren und anders weiterspielen. Gezählt wird sie nirgends.",
  plDrop: "Leg eine Aufzeichnung hier ab oder",
  plChoose: "Datei auswählen",
  plChecking: "Sie wird zur Prüfung nachgespielt …",
  plTooBig: "Diese Datei ist zu groß für eine Aufzeichnung: Mehr als {most} kB gehen nicht.",
  plNotText: "Diese Datei lässt sich nicht lesen. Eine Aufzeichnung endet auf .jsonl.",
  plRemove: "Entfernen",
  plRemoveSure: "Endgültig entfernen?",
  plRemoved: "Entfernt.",
  plNoRoom: "Du hast schon {most} Partien von anderswo, mehr geht nicht. Entferne eine, um eine andere zu laden.",
  plMine: "Was mir gehört",
  plListed: "In der Rangliste zeigen",
  plListedAbout:
    "Wer diesen Server besucht, sieht dann deinen Namen, deine Wertung und aus wie vielen Partien sie entstanden ist.",
  plListedAsk: "Deine Wertung ist inzwischen ziemlich sicher. Möchtest du in die Rangliste?",
  plYes: "Ja, zeigt mich",
  plNo: "Nein, danke",
  plExportAbout:
    "Deine Partien mit ihren Aufzeichnungen, deine Wertungen und alles andere, was dieser Server von dir " +
    "aufbewahrt, in einer Datei.",
  plExport: "Alles mitnehmen",
  plDeleteAbout:
    "Löscht dich und alles, was dir gehört, für immer. Partien mit anderen bleiben ihnen, unter einem " +
    "erfundenen Namen.",
  plDelete: "Alles löschen",
  plDeleteTitle: "Alles löschen, was dir gehört?",
  plDeleteSure:
    "Das lässt sich nicht rückgängig machen. Laufende Partien spielt ein Bot zu Ende. Zur Sicherheit tippe " +
    "deinen Namen ein: {name}",
  plDeleteNow: "Alles für immer löschen",
  plDeleted: "Du bist fort, und mit dir alles, was dir gehörte. Wer hier als Nächstes spielt, fängt neu an.",
  plCancel: "Abbrechen",
  plFailed: "Das hat nicht geklappt: {message}",
  plBoardIntro:
    "Die Besten auf diesem Server, dazwischen die sechs Piraten. Deren Wertungen ändern sich nie, so weißt du, " +
    "was deine wert ist.",
  plRankHead: "Platz",
  plName: "Name",
  plYou: "du",
  plLevelOf: "Stufe {level}",
  plBot: "Bot",
  plFixed: "fest",
  plAlone:
    "In dieser Rangliste steht noch kein Mensch. Mach den Anfang: Spiel etwa ein Dutzend Partien, die zählen, " +
    "und sag dann, dass du gezeigt werden möchtest.",
  plYouWouldBe: "Du wärst {rank}. unter den Menschen hier.",
  plYouStill: "Deine Wertung von {points} ist noch vorläufig. Ein paar Partien mehr, und du kannst auf diese Liste.",
  plYouNone:
    "In diesem Spiel hast du noch keine Wertung. Spiel es gegen Bots oder Menschen: Jede beendete Partie zählt.",
  plHow: "So entstehen die Wertungen",
  plHow1:
    "Jede beendete Partie zählt: gegen Bots, gegen Menschen, mit beliebig vielen Plätzen. Wer vor jemandem " +
    "landet, gewinnt Punkte, und mehr davon, wenn die anderen stärker waren.",
  plHow2:
    "Pip, die erste Stufe, hat in jedem Spiel 1000 Punkte. Zu zweit gewinnt man mit 400 Punkten mehr zehnmal so " +
    "oft. Die Wertungen der Bots wurden in langen Serien gegeneinander gemessen und bleiben, wie sie sind.",
  plHow3:
    "Die Zahl hinter ± sagt, wie sicher eine Wertung ist: In zwei von drei Fällen liegt sie höchstens so weit " +
    "daneben. Wer neu ist, beginnt mit 1200 und ist etwa ein Dutzend Partien lang vorläufig.",
  plHow4:
    "Geführte erste Partien, Partien, die aus einer Aufzeichnung weitergehen, und Partien mehrerer Menschen an " +
    "einem Gerät zählen nicht, ebenso wenig solche, in denen Züge zurückgenommen wurden, nachdem schon " +
    "gezogen oder gewürfelt war. Wer eine Partie verlässt, die andere beenden, ist Letzter.",
};
