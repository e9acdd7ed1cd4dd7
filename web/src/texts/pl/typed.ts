import type { Typed } from "../../lib/understand.ts";

export default {
  synonyms: [
    ["jedz", "jechac", "jade", "idz", "isc", "ide", "rusz", "plyn", "plynac", "plyne", "przejdz", "ruszyc"],
    ["wez", "wziac", "biore", "zabierz", "zabrac", "zatrzymaj", "zatrzymac", "zachowaj", "zachowac"],
    ["pas", "pasuj", "pasuje", "spasuj", "pasowac", "rezygnuj", "odpusc", "nie", "nic"],
    ["zakoncz", "koncz", "koncze", "koniec", "zakonczyc", "gotowe", "dosc", "stop", "stan"],
    ["zagraj", "graj", "zagrac", "poloz", "klade", "polozyc", "doloz", "wyloz", "uzyj", "uzyc", "postaw"],
    ["wydobadz", "wydobyc", "kop", "kopac", "wykop", "wykopac", "podnies", "podniesc"],
    ["skresl", "skreslic", "usun", "usunac", "wykresl", "wyklucz"],
    ["wymien", "wymienic", "zamien", "zamienic", "nowe", "nowa"],
    ["rzuc", "rzut", "rzucac", "rzucic", "kosc", "kosci", "kostka", "kostki"],
    ["atakuj", "zaatakuj", "atak", "walcz", "pojedynek", "zrabuj", "rabuj", "obrabuj"],
    ["oddaj", "oddac", "daj", "dac", "odrzuc", "odrzucic", "wydaj", "wydac", "oddaje"],
    ["zajrzyj", "zobacz", "patrz", "podejrzyj", "obejrzyj", "zagladac"],
    ["palma", "palmy", "palme"],
    ["gora", "gory", "gorach", "gor"],
  ],
  empty:
    "w na do z ze o i od po u dla moja moj moje mojego mnie ja czy dlaczego czemu moge mozna sie tego ten ta to".split(
      " ",
    ),
} satisfies Typed;
