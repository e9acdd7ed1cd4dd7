import type { companion as English } from "../en/companion.ts";

/** Was die Seiten für Leute mit der Schachtel auf dem Tisch sagen. */
export const companion: Record<keyof typeof English, string> = {
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
};
