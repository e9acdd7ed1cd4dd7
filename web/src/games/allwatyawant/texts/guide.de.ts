import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Finde sechs Gegenstände, die Schatzkarte und alles für ein Floß, setz über und grab den Smaragd vor den " +
    "anderen aus.",
  lines: [
    "Würfle, geh los und dreh Achterstücke um: Darunter liegen Gegenstände und Abenteuer.",
    "Gunstkarten biegen dein Glück zurecht. Ein reicher Pirat in Sicht? " +
      "Greif an, gewinne das Duell und raub ihn aus.",
    "Hast du alles beisammen, leg in der Floßbucht ab. Der kurze Kurs ist schnell, aber gefährlich.",
    "Auf der Schatzinsel gräbst du mit Sechsen und drehst Dublonen um. Unter einer liegt der Smaragd.",
  ],
} satisfies Guide;
