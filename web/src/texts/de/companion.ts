import type { companion as English } from "../en/companion.ts";

/** Was die Seiten für Leute mit der Schachtel auf dem Tisch sagen. */
export const companion: Record<keyof typeof English, string> = {
  coLink: "Mit der Schachtel",
  coLinkAbout: "Für euer eigenes Spiel auf dem Tisch: Diese Seite zählt nach den Regeln mit.",
  coTitle: "{game} mit der Schachtel auf dem Tisch",
  coIntro:
    "Ihr spielt mit eurer eigenen Schachtel, und diese Seite zählt nach den Regeln mit. Was du einträgst, " +
    "bleibt in diesem Browser.",
  coHowMany: "Wie viele spielt ihr?",
  coBegin: "Los geht’s",
  coBack: "Zurücknehmen",
  coAnew: "Von vorn",
  coSure: "Dann ist alles weg, was hier steht.",
  coAgain: "Noch einmal versuchen",
  coNone: "Für dieses Spiel gibt es noch keine Seite zum Spielen mit der Schachtel.",
  scOpen: "Auf einem großen Bildschirm zeigen",
  scAbout: "Für Fernseher oder Tablet in der Mitte: Dort steht, was alle sehen dürfen, und ihr spielt am Handy.",
  scJoin: "Scannen und Platz nehmen",
  scFull: "Vollbild",
};
