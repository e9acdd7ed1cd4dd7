/** Why a move is good just now, in Spanish. */
import type { en } from "./why.en.ts";

export const es: Record<keyof typeof en, string> = {
  high: "Con eso tienes {total} {place}. Los demás tendrán unos {others} cada uno, y el total más alto se lleva {max}.",
  low:
    "{total} {place} es poco, y eso es bueno: los demás tendrán unos {others} cada uno, y el total más bajo se " +
    "lleva {min}.",
  between:
    "Con eso tienes {total} {place}; los demás tendrán unos {others} cada uno. El total más alto se lleva {max}, y " +
    "el más bajo, {min}.",
  alone: "{about} Aún no tienes ninguno ahí, pero todavía pueden llegar.",
  helper: "{card}, en tu mano, puede duplicarlo.",
  coin: "Dinero seguro: {coins}, y se cobra cuando los goblins ya se han ido.",
  saves:
    "Con {paws, plural, one {# pata} other {# patas}} mantienes a raya a {held} de {all} goblins: te ahorras " +
    "{coins} de dinero.",
  paws:
    "Tendrías {paws, plural, one {# pata} other {# patas}}, y los demás unas {others} cada uno; quien tiene más " +
    "atrapa goblins.",
  ties: "Si empatáis a patas, nadie puede superar su disciplina de {discipline}.",
  mule: "No se sabe qué traerá: de las {all} cartas que no has visto, {number} son aventureros.",
  scares: "Tal como está, los goblins te quitarían {coins}. Con esta carta te lo ahorras todo.",
  later: "{about} Ya decidirás dónde.",
  adds:
    "Puede servirte {place}: tienes {total}, los demás tendrán unos {others} cada uno, y el total más alto se " +
    "lleva {max}.",
  lowers:
    "Puede servirte {place}: tienes {total}, los demás tendrán unos {others} cada uno, y el total más bajo se " +
    "lleva {min}.",
  ducks: "Puede servirte {place}: tienes {total}, y el total más alto se lleva a la fuerza {max}.",
  neighbour: "Si no, pasa a {name} y ahí podría rendir: {treasure}.",
  aside: "Si no, {name} podría quedársela.",
  asideThere:
    "Si no, {name} podría usarla {place}, donde tienes {total}. El total más alto se lleva {max}, y el más bajo, " +
    "{min}.",
  wins: "Tal como está, {name} se lleva {treasure}. Con esta carta te lo llevas tú, {total} a {theirs}.",
  winsTie:
    "Tal como está, {name} se lleva {treasure}. Con esta carta te lo llevas tú: empatáis a {total}, y el empate es " +
    "tuyo.",
  winsFree: "Tal como está, nadie se lleva {treasure}. Con esta carta te lo llevas tú.",
  sheds: "Tal como está, tienes que llevarte {treasure}. Con esta carta le toca a {name}.",
  shedsFree: "Tal como está, tienes que llevarte {treasure}. Con esta carta no se lo lleva nadie.",
  safer: "Te pone {ahead} por delante de {name}, que aún puede responder.",
  spares: "{card} te serviría aquí, pero más tarde puede servir más.",
  changesNothing: "Ninguna de tus cartas de acción te daría más aquí.",
  staysIn: "Si alguien juega una carta, se te vuelve a preguntar.",
  muleHere:
    "De las {all} cartas que no has visto, {number, plural, one {# se uniría} other {# se unirían}} enseguida a tu " +
    "grupo {place}.",
  muleGoblins:
    "Entre las {all} cartas que no has visto hay {dogs, plural, one {# perro} other {# perros}} y {coins, plural, " +
    "one {# moneda} other {# monedas}}.",
  lastRound: "Esta era la última ronda: lo que no uses ahora no vale nada.",
  patience: "{treasure} pagaría ahora {coins}, y {rounds, plural, one {queda una ronda} other {quedan # rondas}}.",
};
