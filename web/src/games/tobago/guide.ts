import type { Guide } from "../../lib/games.ts";

export default {
  en: {
    aim: "Find the island’s treasures, and get to them first.",
    lines: [
      "On your turn, do one of two things: lay a clue on a treasure map, or drive up to three legs. " +
        "Within one terrain a leg takes you as far as you like.",
      "Each clue strikes out spaces. Once a map leaves only one, drive there and raise the treasure.",
      "Everybody whose compass rose is on the map gets a share, card by card: take the card or let it go. " +
        "Beware of the curse.",
      "After each treasure the statues bring amulets ashore. Pick them up: " +
        "they save you from the curse and buy you extra moves. Most gold wins.",
    ],
  },
  de: {
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
  },
} satisfies Guide;
