/** What the daily deal says, in German. */
export const daily = {
  daAll: "Alle Tage",
  daWhat:
    "Jeden Tag eine Partie in jedem Spiel: dieselben Karten und Würfel für alle, dieselben Gegner, und ein Versuch, " +
    "der zählt. Danach siehst du, wie es allen anderen hier damit ergangen ist, und Bots aller sechs Stufen " +
    "auf deinem Platz.",
  daRules:
    "Im Versuch, der zählt, gibt es keine Tipps und kein Zurücknehmen. Du kannst ihn liegen lassen und wiederkommen; " +
    "vor Mitternacht (UTC) begonnen, zählt er, wenn du ihn binnen eines Tages beendest.",
  daLasts: "Die nächste Partie kommt in {time}.",
  daNoStreak: "Noch keine Serie",
  daBest: "längste: {days, plural, one {# Tag} other {# Tage}}",
  daPast: "Die letzten Tage",
  daNoPast: "Ab morgen stehen hier die vergangenen Tage, und du kannst ihre Partien nachspielen.",
  daDay: "Tag",
  daMissed: "nicht gespielt",
  daUnfinished: "nicht beendet",
  daOf: "Die Partie vom {day}",
  daNoTry: "Diese Partie hast du nicht gespielt.",
  daMine: "Dein Ergebnis",
  daYouWon: "Du hast mit {score, plural, one {# Punkt} other {# Punkten}} gewonnen.",
  daYouCame: "Du hast mit {score, plural, one {# Punkt} other {# Punkten}} Platz {place} von {number} belegt.",
  daHidden:
    "Wie es anderen ergangen ist, siehst du, wenn du deinen eigenen Versuch beendet hast. " +
    "{number, plural, =0 {Hier ist noch niemand fertig.} one {Hier ist schon jemand fertig.} " +
    "other {Hier sind schon # fertig.}}",
  daLevels: "Bots auf deinem Platz",
  daLevelsHow:
    "Jeder der sechs hat genau diese Partie auf deinem Platz gespielt, gegen dieselben Gegner. Balken zeigen den " +
    "Vorsprung vor dem Besten von ihnen, der Strich ist deiner.",
  daPending: "Bots spielen sie noch …",
  daBeaten: "Du warst besser",
  daEqual: "Gleichauf",
  daBetter: "War besser als du",
  daPeople: "Leute hier",
  daNobody: "Hier hat niemand diese Partie beendet.",
  daAlone: "Noch hat sie hier außer dir niemand beendet.",
  daBetterThan: "Du warst besser als {worse} von {others, plural, one {einem anderen} other {# anderen}}{share}.",
  daMore: "{number, plural, one {Noch jemand hat} other {# weitere haben}} sie beendet.",
  daOrder: "Zuerst zählt der Platz am Tisch, dann der Vorsprung vor dem Besten der anderen dort.",
  daYou: "du",
  daShare: "Teilen",
  daShared: "Kopiert. Füg es ein, wo du magst.",
  daShareFailed: "Dieser Browser lässt eine Seite nichts kopieren. Wähl den Text selbst aus:",
  daShareLevels: "Bots 1–6: {signs}",
  daReplay: "Noch einmal ansehen",
  daAgain: "Noch einmal spielen",
  daAgainOn: "Weiterspielen",
  daPlayPast: "Diese Partie spielen",
  daUncounted: "Es zählt nicht, also gibt es Tipps und Zurücknehmen.",
  daAgainMine: "Nachgespielt, ohne zu zählen: {outcome}",
  daOpponents: "{seats} Plätze: du, und auf den anderen {name} (Stufe {level}).",
  daSame: "Gabe {code}: für alle dieselbe.",
  daEarlier: "Tag davor",
  daLater: "Tag danach",
  daFair: "Niemand sucht die Partie aus",
  daFairHow:
    "Alle Partien der nächsten zehn Jahre standen am {first} fest, vor der ersten: durch diesen Anker, den sich dein " +
    "Browser merkt. Das Geheimnis jedes Tages wird einen Tag nach dessen Ende geöffnet; dann lässt sich prüfen, dass " +
    "es feststand.",
  daFairNot:
    "Der Rechner, der gibt, weiß, was kommt; wer diesen Server betreibt, könnte also spicken. Ändern kann es " +
    "niemand.",
  daAnchor: "Anker",
  daCheck: "Nachprüfen",
  daChecking: "Wird geprüft …",
  daFirstSeen: "Dein Browser sieht den Anker zum ersten Mal. Von jetzt an merkt er ihn sich.",
  daSeen: "Es ist derselbe Anker, den dein Browser am {day} gesehen hat.",
  daOther:
    "Dein Browser hat sich einen anderen Anker gemerkt, vom {day}. Partien, die damals feststanden, sind also " +
    "ausgetauscht worden. Frag die Leute, die diesen Server betreiben.",
  daNotOpened: "Noch ist kein Geheimnis offen: Das vom {day} wird das erste, einen Tag nach dessen Ende.",
  daFits: "Die Geheimnisse aller Tage bis zum {day} führen zum Anker zurück: Sie standen fest, als er gemacht wurde.",
  daWrong: "Das Geheimnis vom {day} passt nicht zum Anker. Jemand hat diese Partie ausgesucht.",
  daTake: "Heutige Partien mitnehmen",
  daTakeHow:
    "Für Flugzeug oder Bahn: Die Partien von heute, die du noch nicht begonnen hast, spielst du dann auf diesem " +
    "Gerät, auch ohne Verbindung. Damit beginnt dein einer Versuch an jeder. Beim Vergleich steht das dabei, " +
    "denn niemand kann wissen, ob eine Partie auf einem Gerät schon einmal probiert wurde.",
  daTaken: "Die heutigen Partien sind auf diesem Gerät.",
  daDevice: "auf einem Gerät ohne Verbindung gespielt",
  daLevelsHere:
    "Die ersten fünf Stufen haben genau diese Partie auf deinem Platz gespielt, gegen dieselben Gegner; die " +
    "sechste würde auf diesem Gerät zu lange nachdenken. Balken zeigen den Vorsprung vor dem Besten von ihnen, " +
    "der Strich ist deiner.",
  daSite:
    "Hier gibt es keinen Server: Jede Partie folgt aus ihrem Datum, also könnte jeder vorausschauen, und deine " +
    "Ergebnisse bleiben auf diesem Gerät.",
  daAway:
    "Der Server ist nicht zu erreichen. Du kannst die Partien spielen, die du mitgenommen hast, und die " +
    "vergangener Tage, deren Geheimnis offen ist. Dein Versuch kommt auf den Server, sobald er wieder da ist, " +
    "und dann siehst du, wie es allen anderen ergangen ist.",
};
