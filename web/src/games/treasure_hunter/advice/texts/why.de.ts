/** Why a move is good just now, in German. */
import type { en } from "./why.en.ts";

export const de: Record<keyof typeof en, string> = {
  high: "Damit hast du {total} {place}. Die anderen haben am Ende je etwa {others}, und die höchste Summe nimmt {max}.",
  low:
    "{total} {place} ist wenig, und das ist gut: Die anderen haben am Ende je etwa {others}, und die niedrigste " +
    "Summe nimmt {min}.",
  between:
    "Damit hast du {total} {place}; die anderen haben am Ende je etwa {others}. Die höchste Summe nimmt {max}, die " +
    "niedrigste {min}.",
  alone: "{about} Noch hast du dort keine, aber vielleicht kommen noch welche.",
  helper: "{card} in deiner Hand kann das verdoppeln.",
  coin: "Sicheres Geld: {coins}, und zwar erst, wenn die Kobolde weg sind.",
  saves:
    "Mit {paws, plural, one {# Pfote} other {# Pfoten}} wehrst du {held} von {all} Kobolden ab: Das spart dir " +
    "{coins} Geld.",
  paws:
    "Du hättest {paws, plural, one {# Pfote} other {# Pfoten}}, die anderen je etwa {others}. Wer die meisten " +
    "hat, fängt Kobolde.",
  ties: "Haben mehrere gleich viele Pfoten, schlägt niemand seine Disziplin {discipline}.",
  mule: "Was es bringt, weiß niemand: Von den {all} Karten, die du nicht gesehen hast, sind {number} Abenteurer.",
  scares: "So wie es steht, nähmen dir die Kobolde {coins}. Diese Karte spart dir alles.",
  later: "{about} Wo, kannst du später entscheiden.",
  adds:
    "Die Karte kann {place} helfen: Du hast dort {total}, die anderen haben am Ende je etwa {others}, und die " +
    "höchste Summe nimmt {max}.",
  lowers:
    "Die Karte kann {place} helfen: Du hast dort {total}, die anderen haben am Ende je etwa {others}, und die " +
    "niedrigste Summe nimmt {min}.",
  ducks: "Die Karte kann {place} helfen: Du hast dort {total}, und die höchste Summe muss {max} nehmen.",
  neighbour: "Sonst geht sie weiter an {name} und könnte dort etwas einbringen: {treasure}.",
  aside: "Sonst könnte {name} sie behalten.",
  asideThere:
    "Sonst könnte {name} sie {place} brauchen, wo du {total} hast. Die höchste Summe nimmt {max}, die niedrigste " +
    "{min}.",
  wins: "So wie es steht, nimmt {name} {treasure}. Mit dieser Karte nimmst du es: {total} gegen {theirs}.",
  winsTie:
    "So wie es steht, nimmt {name} {treasure}. Mit dieser Karte nimmst du es: Gleichstand bei {total}, und den " +
    "gewinnst du.",
  winsFree: "So wie es steht, nimmt niemand {treasure}. Mit dieser Karte bekommst du es.",
  sheds: "So wie es steht, musst du {treasure} nehmen. Mit dieser Karte muss es {name}.",
  shedsFree: "So wie es steht, musst du {treasure} nehmen. Mit dieser Karte nimmt es niemand.",
  safer: "Damit liegst du {ahead} vor {name}, und von dort kann noch eine Antwort kommen.",
  spares: "{card} würde dir hier nützen, später aber vielleicht mehr.",
  changesNothing: "Keine deiner Aktionskarten brächte dir hier mehr ein.",
  staysIn: "Spielt noch jemand eine Karte, wirst du wieder gefragt.",
  muleHere:
    "Von den {all} Karten, die du nicht gesehen hast, {number, plural, one {käme # deinem Trupp} other {kämen # " +
    "deinem Trupp}} {place} sofort zu Hilfe.",
  muleGoblins:
    "Unter den {all} Karten, die du nicht gesehen hast, sind {dogs, plural, one {# Hund} other {# Hunde}} und " +
    "{coins, plural, one {# Münze} other {# Münzen}}.",
  lastRound: "Das war die letzte Runde: Was du jetzt nicht nutzt, ist nichts wert.",
  patience:
    "{treasure} würde jetzt {coins} zahlen, und es {rounds, plural, one {kommt noch eine Runde} other {kommen noch " +
    "# Runden}}.",
};
