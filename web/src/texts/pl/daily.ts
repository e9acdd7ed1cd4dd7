import type { daily as en } from "../en/daily.ts";

export const daily: Record<keyof typeof en, string> = {
  daAll: "Wszystkie dni",
  daWhat:
    "Jedno rozdanie dziennie w każdej grze: te same karty i kości dla wszystkich, ci sami przeciwnicy i jedna próba, " +
    "która się liczy. Potem zobaczysz, jak poszło innym tutaj i botom wszystkich sześciu poziomów na twoim miejscu.",
  daRules:
    "W próbie, która się liczy, nie ma podpowiedzi ani cofania. Możesz przerwać i wrócić; próba zaczęta przed " +
    "północą (UTC) liczy się, jeśli skończysz ją w ciągu doby.",
  daLasts: "Do następnego rozdania: {time}.",
  daNoStreak: "Jeszcze bez serii",
  daBest: "najdłużej: {days, plural, one {# dzień} other {# dni}}",
  daPast: "Ostatnie dni",
  daNoPast: "Od jutra będą tu minione dni i będzie można zagrać ich rozdania jeszcze raz.",
  daDay: "Dzień",
  daMissed: "niezagrane",
  daUnfinished: "nieskończone",
  daOf: "Rozdanie z {day}",
  daNoTry: "Tego rozdania nie masz na koncie.",
  daMine: "Twój wynik",
  daYouWon: "Wygrana: {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.",
  daYouCame:
    "Miejsce {place} z {number}, {score, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.",
  daHidden:
    "Jak poszło innym, zobaczysz po swojej próbie. {number, plural, =0 {Nikt tu jeszcze nie skończył.} one " +
    "{Skończyła już jedna osoba.} few {Skończyły już # osoby.} other {Skończyło już # osób.}}",
  daLevels: "Boty na twoim miejscu",
  daLevelsHow:
    "Każdy z szóstki zagrał dokładnie to samo rozdanie na twoim miejscu, z tymi samymi przeciwnikami. Paski pokazują " +
    "przewagę nad najlepszym z nich; kreska to ty.",
  daPending: "Boty jeszcze grają…",
  daBeaten: "Lepiej od bota",
  daEqual: "Po równo",
  daBetter: "Bot był lepszy",
  daPeople: "Ludzie tutaj",
  daNobody: "Nikt tutaj nie skończył tego rozdania.",
  daAlone: "Kończysz je tutaj jako pierwsza osoba.",
  daBetterThan: "Twój wynik jest lepszy niż {worse} z {others, plural, one {# innej osoby} other {# innych}}{share}.",
  daMore:
    "{number, plural, one {Skończyła je jeszcze jedna osoba.} few {Skończyły je jeszcze # osoby.} " +
    "other {Skończyło je jeszcze # osób.}}",
  daOrder: "Najpierw liczy się lepsze miejsce przy stole, potem przewaga nad najlepszą z pozostałych osób przy nim.",
  daYou: "ty",
  daShare: "Udostępnij",
  daShared: "Skopiowane. Wklej, gdzie chcesz.",
  daShareFailed: "Ta przeglądarka nie pozwala stronie kopiować. Zaznacz tekst ręcznie:",
  daShareLevels: "Boty 1–6: {signs}",
  daReplay: "Obejrzyj jeszcze raz",
  daAgain: "Zagraj to jeszcze raz",
  daAgainOn: "Graj dalej",
  daPlayPast: "Zagraj to rozdanie",
  daUncounted: "Nie liczy się, więc są podpowiedzi i cofanie.",
  daAgainMine: "Zagrane ponownie, poza konkursem: {outcome}",
  daOpponents: "Miejsc: {seats}. Na jednym ty, na pozostałych {name} (poziom {level}).",
  daSame: "Rozdanie {code}: to samo dla wszystkich.",
  daEarlier: "Dzień wcześniej",
  daLater: "Dzień później",
  daFair: "Nikt nie wybiera rozdania",
  daFairHow:
    "Wszystkie rozdania na najbliższe dziesięć lat ustalono {first}, przed pierwszym z nich: tą kotwicą, którą twoja " +
    "przeglądarka pamięta. Sekret każdego dnia otwiera się dzień po jego końcu i wtedy można sprawdzić, że był " +
    "ustalony.",
  daFairNot:
    "Komputer, który rozdaje, wie, co przyjdzie, więc ktoś, kto prowadzi ten serwer, mógłby zajrzeć. Zmienić nie " +
    "może nikt.",
  daAnchor: "Kotwica",
  daCheck: "Sprawdź",
  daChecking: "Sprawdzam…",
  daFirstSeen: "Twoja przeglądarka widzi kotwicę pierwszy raz. Od teraz ją pamięta.",
  daSeen: "To ta sama kotwica, którą twoja przeglądarka widziała {day}.",
  daOther:
    "Twoja przeglądarka pamięta inną kotwicę, z {day}. To znaczy, że ustalone wtedy rozdania podmieniono. Zapytaj " +
    "tego, kto prowadzi ten serwer.",
  daNotOpened: "Żaden sekret nie jest jeszcze otwarty: pierwszy będzie ten z {day}, dzień po jego końcu.",
  daFits: "Sekrety wszystkich dni do {day} prowadzą do kotwicy: ustalono je, gdy powstała.",
  daWrong: "Sekret z {day} nie pasuje do kotwicy. Ktoś to rozdanie wybrał.",
  daTake: "Zabierz dzisiejsze rozdania",
  daTakeHow:
    "Do samolotu albo pociągu: w dzisiejsze rozdania, które jeszcze czekają, zagrasz na tym urządzeniu, także " +
    "bez połączenia. Tym samym zaczyna się twoja jedyna próba w każdym z nich. W porównaniach jest o tym " +
    "wzmianka, bo nikt nie może wiedzieć, czy rozdania nie wypróbowano na urządzeniu wcześniej.",
  daTaken: "Dzisiejsze rozdania są na tym urządzeniu.",
  daDevice: "zagrane na urządzeniu bez połączenia",
  daLevelsHere:
    "Pierwszych pięć poziomów zagrało dokładnie to samo rozdanie na twoim miejscu, z tymi samymi przeciwnikami; " +
    "szósty myślałby na tym urządzeniu zbyt długo. Paski pokazują przewagę nad najlepszym z nich; kreska to ty.",
  daSite:
    "Nie ma tu serwera: każde rozdanie wynika z daty, więc każdy mógłby zajrzeć naprzód, a twoje wyniki zostają " +
    "na tym urządzeniu.",
  daAway:
    "Serwer jest nieosiągalny. Możesz zagrać w zabrane rozdania i w te z minionych dni, których sekret jest już " +
    "otwarty. Twoja próba trafi na serwer, gdy tylko wróci, i wtedy zobaczysz, jak poszło innym.",
};
