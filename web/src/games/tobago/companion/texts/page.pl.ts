import type { en } from "./page.en.ts";

/** Co mówi po polsku strona do gry Tobago z pudełkiem. */
export const pl: Record<keyof typeof en, string> = {
  islandTitle: "Jaka wyspa leży na stole?",
  islandAbout: "Wybieraj strony, aż obrazek będzie wyglądał jak wasz stół. Tam wyspa może leżeć obrócona.",
  side: "Część {letter}",
  sidesAbout: "Wielka litera to większa strona, mała litera to mniejsza.",
  order: "Zgodnie z ruchem wskazówek zegara",
  interlock: "Brzegi zazębiają się",
  firstWay: "w jeden sposób",
  secondWay: "w drugi sposób",
  reconstructed:
    "Nie znamy drukowanych stron a, b i c; nasze są odtworzone. Jeśli wasze wyglądają inaczej, miejsca " +
    "pokazane tutaj będą błędne.",
  crew: "Kto gra?",
  place: "Dotknij, gdzie stoi: {object} {number} z {all}.",
  face: "W którą stronę patrzy ten posąg?",
  whose: "Czyja kolej?",
  amuletsHeld: "{number, plural, one {# amulet} few {# amulety} other {# amuletów}}",
  what: "Co się stało?",
  modeClue: "Wskazówka",
  modeCar: "Jazda",
  modeStrike: "Skreślenie",
  kinds: "Jaki rodzaj wskazówki?",
  liesOn: "leży na mapie {colour}",
  fitsNot: "–",
  unlisted: "Spoza naszej listy",
  unlistedAbout:
    "Nasza lista 52 kart jest częściowo odtworzona. Jeśli w waszym pudełku jest jedna z tych, śmiało jej " + "użyj.",
  layHint: "Dotknij wskazówki. Wyspa pokaże, co zostawia na wybranej mapie.",
  lay: "{name} kładzie ją na mapie {colour}",
  carHint: "Dotknij, gdzie stoi teraz terenówka: {name}. To, co świeci, można osiągnąć w jednej turze.",
  strikeHint: "Dotknij miejsca, które {name} skreśla z mapy {colour}.",
  strikeNone: "Z mapy {colour} nie ma czego skreślić.",
  takeAmulet: "{name} bierze stąd amulet",
  spendAmulet: "{name} oddaje amulet",
  located: "{colour}: skarb leży na {space}",
  isThere: "na miejscu",
  unknown: "gdzie?",
  inReach: "może tam być w tej turze",
  raise: "{name} wydobywa skarb",
  sharedTitle: "{name} wydobywa skarb z mapy {colour}",
  sharedAbout:
    "Przygotujcie tyle kart: {number}, po jednej za każdą różę i jeszcze jedną. Każdą proponuje się od " +
    "najniższej róży, w tej kolejności:",
  sharedThen: "Kto weźmie ostatnią kartę, zaczyna nową mapę. Posągi przywołały amulety i się obróciły.",
  cardsLeft:
    "{number, plural, =0 {To był ostatni skarb.} one {Została # karta skarbu.} few {Zostały # karty " +
    "skarbów.} other {Zostało # kart skarbów.}}",
};
