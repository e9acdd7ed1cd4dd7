import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Finde die Schätze der Insel und sei als Erster dort.",
  lines: [
    "In deinem Zug tust du eins von beidem: " +
      "einen Hinweis an eine Schatzkarte legen oder bis zu drei Etappen fahren. Innerhalb eines Geländes " +
      "führt eine Etappe so weit, wie du willst.",
    "Jeder Hinweis schließt Felder aus. Bleibt auf einer Karte nur noch eins übrig, fahr hin und heb den Schatz.",
    "Wer eine Kompassrose auf der Karte hat, bekommt einen Anteil, Karte für Karte: " +
      "Nimm sie oder lass sie weiterziehen. Hüte dich vor dem Fluch.",
    "Nach jedem Schatz bringen die Statuen Amulette an Land. Sammle sie ein: " +
      "Sie schützen vor dem Fluch und bringen Extrazüge. Wer das meiste Gold hat, gewinnt.",
  ],
} satisfies Guide;
