/** Why a move is good just now, in Italian. */
import type { en } from "./why.en.ts";

export const it: Record<keyof typeof en, string> = {
  high: "Così hai {total} {place}. Gli altri avranno circa {others} a testa, e il totale più alto prende {max}.",
  low:
    "{total} {place} è poco, ed è un bene: gli altri avranno circa {others} a testa, e il totale più basso prende " +
    "{min}.",
  between:
    "Così hai {total} {place}; gli altri avranno circa {others} a testa. Il totale più alto prende {max}, il più " +
    "basso {min}.",
  alone: "{about} Lì non ne hai ancora, ma può arrivarne qualcuno.",
  helper: "{card}, che hai in mano, può raddoppiarlo.",
  coin: "Denaro sicuro: {coins}, pagato quando i goblin se ne sono andati.",
  saves:
    "Con {paws, plural, one {# zampa} other {# zampe}} tieni lontano {held} goblin su {all}: risparmi {coins} " +
    "di denaro.",
  paws:
    "Avresti {paws, plural, one {# zampa} other {# zampe}}, gli altri circa {others} a testa; chi ne ha di più " +
    "cattura i goblin.",
  ties: "A parità di zampe, nessuno può battere la sua disciplina {discipline}.",
  mule: "Che cosa porti non si sa: delle {all} carte che non hai visto, {number} sono avventurieri.",
  scares: "Così come stanno le cose, i goblin ti prenderebbero {coins}. Con questa carta risparmi tutto.",
  later: "{about} Dove, lo deciderai più avanti.",
  adds:
    "Può servirti {place}: hai {total}, gli altri avranno circa {others} a testa, e il totale più alto prende " +
    "{max}.",
  lowers:
    "Può servirti {place}: hai {total}, gli altri avranno circa {others} a testa, e il totale più basso prende " +
    "{min}.",
  ducks: "Può servirti {place}: hai {total}, e il totale più alto deve prendere {max}.",
  neighbour: "Altrimenti passa a {name} e lì potrebbe rendere: {treasure}.",
  aside: "Altrimenti {name} potrebbe tenerla.",
  asideThere:
    "Altrimenti {name} potrebbe usarla {place}, dove hai {total}. Il totale più alto prende {max}, il più basso " +
    "{min}.",
  wins: "Così come stanno le cose, {name} prende {treasure}. Con questa carta lo prendi tu, {total} a {theirs}.",
  winsTie:
    "Così come stanno le cose, {name} prende {treasure}. Con questa carta lo prendi tu: siete pari a {total}, e la " +
    "parità è tua.",
  winsFree: "Così come stanno le cose, nessuno prende {treasure}. Con questa carta lo prendi tu.",
  sheds: "Così come stanno le cose, devi prendere {treasure}. Con questa carta tocca a {name}.",
  shedsFree: "Così come stanno le cose, devi prendere {treasure}. Con questa carta non lo prende nessuno.",
  safer: "Ti porta {ahead} avanti a {name}, che può ancora reagire.",
  spares: "{card} ti servirebbe qui, ma più avanti può fare di più.",
  changesNothing: "Nessuna delle tue carte azione ti frutterebbe di più qui.",
  staysIn: "Se qualcuno gioca una carta, tocca di nuovo a te decidere.",
  muleHere:
    "Delle {all} carte che non hai visto, {number, plural, one {# si unirebbe} other {# si unirebbero}} subito al " +
    "tuo gruppo {place}.",
  muleGoblins:
    "Fra le {all} carte che non hai visto ci sono {dogs, plural, one {# cane} other {# cani}} e {coins, plural, " +
    "one {# moneta} other {# monete}}.",
  lastRound: "Questo era l’ultimo round: quello che non usi adesso non vale niente.",
  patience: "{treasure} renderebbe {coins} adesso, e {rounds, plural, one {manca un round} other {mancano # round}}.",
};
