/** Why a move is good just now, in Polish. */
import type { en } from "./why.en.ts";

export const pl: Record<keyof typeof en, string> = {
  high: "To daje {total} {place}. Pozostali będą mieli po około {others}, a najwyższa suma bierze: {max}.",
  low: "{total} {place} to mało, i dobrze: pozostali będą mieli po około {others}, a najniższa suma bierze: {min}.",
  between:
    "To daje {total} {place}; pozostali będą mieli po około {others}. Najwyższa suma bierze: {max}, najniższa: " +
    "{min}.",
  alone: "{about} Nie masz tam jeszcze nikogo, ale ktoś może jeszcze przyjść.",
  helper: "{card} na ręce może to podwoić.",
  coin: "Pewne pieniądze: {coins}, wypłacane, gdy goblinów już nie ma.",
  saves:
    "{paws, plural, one {# łapa odpędza} few {# łapy odpędzają} other {# łap odpędza}} {held} z {all} goblinów: " +
    "oszczędzasz {coins}.",
  paws:
    "{paws, plural, one {Masz wtedy # łapę} few {Masz wtedy # łapy} other {Masz wtedy # łap}}, pozostali po około " +
    "{others}; kto ma najwięcej, łapie gobliny.",
  ties: "Przy równej liczbie łap nikt nie przebije jego dyscypliny {discipline}.",
  mule: "Nie wiadomo, co przyniesie. Karty, których nie znasz: {all}, w tym poszukiwacze: {number}.",
  scares: "Na razie gobliny zabrałyby ci {coins}. Ta karta oszczędza ci wszystko.",
  later: "{about} Gdzie, zdecydujesz później.",
  adds: "Może pomóc {place}: masz tam {total}, pozostali będą mieli po około {others}, a najwyższa suma bierze: {max}.",
  lowers:
    "Może pomóc {place}: masz tam {total}, pozostali będą mieli po około {others}, a najniższa suma bierze: {min}.",
  ducks: "Może pomóc {place}: masz tam {total}, a najwyższa suma musi wziąć: {max}.",
  neighbour: "Inaczej idzie dalej, dostaje ją {name}, a tam może się przydać: {treasure}.",
  aside: "Inaczej może ją zatrzymać {name}.",
  asideThere:
    "Inaczej może jej użyć {name} {place}, gdzie masz {total}. Najwyższa suma bierze: {max}, najniższa: {min}.",
  wins: "Na razie {treasure} bierze {name}. Z tą kartą bierzesz ty: {total} do {theirs}.",
  winsTie: "Na razie {treasure} bierze {name}. Z tą kartą bierzesz ty: jest remis przy {total} i ty go wygrywasz.",
  winsFree: "Na razie nikt nie bierze: {treasure}. Z tą kartą bierzesz ty.",
  sheds: "Na razie musisz wziąć: {treasure}. Z tą kartą musi wziąć {name}.",
  shedsFree: "Na razie musisz wziąć: {treasure}. Z tą kartą nikt tego nie bierze.",
  safer: "Masz wtedy o {ahead} więcej niż {name}, a stamtąd może jeszcze przyjść odpowiedź.",
  spares: "{card} pomoże tu, ale później może pomóc bardziej.",
  changesNothing: "Żadna z twoich kart akcji nie da ci tu więcej.",
  staysIn: "Jeśli ktoś zagra kartę, znowu cię zapytamy.",
  muleHere:
    "Karty, których nie znasz: {all}. Od razu {number, plural, one {dołączyłaby # z nich} few {dołączyłyby # z " +
    "nich} other {dołączyłoby # z nich}} do twojej grupy {place}.",
  muleGoblins: "Karty, których nie znasz: {all}, w tym psy: {dogs} i monety: {coins}.",
  lastRound: "To była ostatnia runda: czego teraz nie użyjesz, nic nie jest warte.",
  patience:
    "{treasure}: teraz {coins}, a {rounds, plural, one {została jeszcze # runda} few {zostały jeszcze # rundy} " +
    "other {zostało jeszcze # rund}}.",
};
