import type { Guide } from "../../lib/games.ts";

export default {
  en: {
    aim: "Find a treasure map and five raft parts, sail across, and dig up the emerald before anybody else does.",
    lines: [
      "Roll, walk, and turn over pieces of eight: they hide raft parts and adventures.",
      "Favour cards bend your luck. Met a rich pirate? Attack, win the duel, and rob them.",
      "With everything aboard, launch from the raft bay. The short course is fast but dangerous.",
      "On the treasure island you dig with sixes and turn up doubloons. One of them hides the emerald.",
    ],
  },
  de: {
    aim: "Finde eine Schatzkarte und fünf Floßteile, setz über und grab den Smaragd vor den anderen aus.",
    lines: [
      "Würfle, geh los und dreh Achterstücke um: Darunter liegen Floßteile und Abenteuer.",
      "Gunstkarten biegen dein Glück zurecht. Ein reicher Pirat in Sicht? " +
        "Greif an, gewinne das Duell und raub ihn aus.",
      "Hast du alles beisammen, leg in der Floßbucht ab. Der kurze Kurs ist schnell, aber gefährlich.",
      "Auf der Schatzinsel gräbst du mit Sechsen und drehst Dublonen um. Unter einer liegt der Smaragd.",
    ],
  },
} satisfies Guide;
