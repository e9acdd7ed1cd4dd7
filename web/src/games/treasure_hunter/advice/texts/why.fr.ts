/** Why a move is good just now, in French. */
import type { en } from "./why.en.ts";

export const fr: Record<keyof typeof en, string> = {
  high: "Cela fait {total} {place}. Les autres auront environ {others} chacun, et le plus gros total prend {max}.",
  low:
    "{total} {place}, c’est peu, et c’est bien : les autres auront environ {others} chacun, et le plus petit total " +
    "prend {min}.",
  between:
    "Cela fait {total} {place} ; les autres auront environ {others} chacun. Le plus gros total prend {max}, le " +
    "plus petit {min}.",
  alone: "{about} Tu n’y en as pas encore, mais il peut en venir.",
  helper: "{card} dans ta main peut doubler ça.",
  coin: "De l’argent sûr : {coins}, payé une fois les gobelins partis.",
  saves:
    "Avec {paws, plural, one {# patte} other {# pattes}}, tu repousses {held} gobelins sur {all} : ça t’épargne " +
    "{coins, plural, one {# pièce} other {# pièces}}.",
  paws:
    "Tu aurais {paws, plural, one {# patte} other {# pattes}}, les autres environ {others} chacun ; qui en a le " +
    "plus attrape des gobelins.",
  ties: "À pattes égales, personne ne peut battre sa discipline de {discipline}.",
  mule:
    "Impossible de savoir ce qu’elle apporte : parmi les {all} cartes que tu n’as pas vues, {number} sont des " +
    "aventuriers.",
  scares: "En l’état, les gobelins te prendraient {coins}. Cette carte t’épargne tout.",
  later: "{about} Tu pourras décider où plus tard.",
  adds:
    "Elle peut servir {place} : tu y as {total}, les autres auront environ {others} chacun, et le plus gros total " +
    "prend {max}.",
  lowers:
    "Elle peut servir {place} : tu y as {total}, les autres auront environ {others} chacun, et le plus petit total " +
    "prend {min}.",
  ducks: "Elle peut servir {place} : tu y as {total}, et le plus gros total doit prendre {max}.",
  neighbour: "Sinon, elle passe à {name} et pourrait y rapporter : {treasure}.",
  aside: "Sinon, {name} pourrait la garder.",
  asideThere:
    "Sinon, {name} pourrait s’en servir {place}, où tu as {total}. Le plus gros total prend {max}, le plus petit " +
    "{min}.",
  wins: "En l’état, {name} prend {treasure}. Avec cette carte, c’est toi, à {total} contre {theirs}.",
  winsTie: "En l’état, {name} prend {treasure}. Avec cette carte, c’est toi : égalité à {total}, et tu la remportes.",
  winsFree: "En l’état, personne ne prend {treasure}. Avec cette carte, c’est toi.",
  sheds: "En l’état, tu dois prendre {treasure}. Avec cette carte, c’est pour {name}.",
  shedsFree: "En l’état, tu dois prendre {treasure}. Avec cette carte, personne ne le prend.",
  safer: "Elle te met {ahead} devant {name}, qui peut encore réagir.",
  spares: "{card} te servirait ici, mais peut servir davantage plus tard.",
  changesNothing: "Aucune de tes cartes action ne te rapporterait plus ici.",
  staysIn: "Si quelqu’un joue une carte, on te redemandera.",
  muleHere:
    "Parmi les {all} cartes que tu n’as pas vues, {number, plural, one {# rejoindrait} other {# rejoindraient}} " +
    "aussitôt ton groupe {place}.",
  muleGoblins:
    "Parmi les {all} cartes que tu n’as pas vues, il y a {dogs, plural, one {# chien} other {# chiens}} et {coins, " +
    "plural, one {# pièce} other {# pièces}}.",
  lastRound: "C’était la dernière manche : ce qui ne sert pas maintenant ne vaut plus rien.",
  patience:
    "{treasure} rapporterait {coins} maintenant, et il reste {rounds, plural, one {une manche} other {# manches}}.",
};
