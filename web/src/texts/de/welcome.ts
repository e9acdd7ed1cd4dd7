import type { welcome as English } from "../en/welcome.ts";

/** What a newcomer reads before the first turn: the aim, then a few lines, no more than a glance. */
export const welcome: Record<keyof typeof English, string> = {
  howToPlay: "So geht es",
  gotIt: "Lass mich spielen",
  tobagoAim: "Finde die Schätze der Insel und sei als Erster dort.",
  tobago1:
    "In deinem Zug tust du eines von beiden: einen Hinweis an eine Schatzkarte legen oder bis zu drei " +
    "Etappen fahren. In einem Gelände führt eine Etappe so weit, wie du willst.",
  tobago2: "Jeder Hinweis streicht Felder. Lässt eine Karte nur noch ein Feld übrig, fahr hin und hebe den Schatz.",
  tobago3:
    "Wessen Windrose auf der Karte liegt, bekommt einen Anteil, Karte für Karte: nimm sie oder lass sie " +
    "ziehen. Hüte dich vor dem Fluch.",
  tobago4:
    "Nach jedem Schatz bringen die Statuen Amulette an Land. Sammle sie: Sie schützen vor dem Fluch und " +
    "geben Extrazüge. Das meiste Gold gewinnt.",
  treasure_hunterAim: "Stelle die richtige Truppe für drei Orte zusammen und sei nach fünf Runden am reichsten.",
  treasure_hunter1: "Behalte eine Karte des Stapels und gib den Rest weiter, bis alle neun haben.",
  treasure_hunter2:
    "An jedem Ort nimmt die höchste Summe einen Schatz und die niedrigste einen anderen. Dazwischen gibt " +
    "es nichts: also hoch hinaus oder klein bleiben.",
  treasure_hunter3:
    "Hunde halten Goblins von deinen Münzen fern. Aktionskarten ändern Summen, wenn ein Ort besucht wird.",
  treasure_hunter4: "Artefakte zählen am Ende, was sie zeigen; Schriftrollen zählen nach ihrem eigenen Text.",
  allwatyawantAim: "Finde eine Schatzkarte und fünf Floßteile, setz über und grabe den Smaragd vor den anderen aus.",
  allwatyawant1: "Würfle, geh und dreh Silbermünzen um: Darunter liegen Floßteile und Abenteuer.",
  allwatyawant2:
    "Gunstkarten biegen dein Glück zurecht. Ein reicher Pirat? Greif an und gewinne das Duell, dann raubst du.",
  allwatyawant3: "Hast du alles beisammen, lauf aus der Floßbucht aus. Der kurze Kurs ist schnell, aber gefährlich.",
  allwatyawant4: "Auf der Schatzinsel gräbst du mit Sechsen und drehst Dublonen um. Unter einer liegt der Smaragd.",
  anyAim: "Der Satz ganz oben sagt immer, worauf das Spiel wartet.",
  any1: "Was golden leuchtet, geht jetzt; klick es an.",
  any2: "„Tipp“ zeigt, was ein Bot täte, „Warum nicht?“ erklärt, „Rückgängig“ nimmt zurück.",
  any3: "„Regeln hier“ zeigt die Regel des Augenblicks.",
};
