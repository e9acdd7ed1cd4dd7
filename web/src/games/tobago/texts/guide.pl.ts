import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Znajdź skarby wyspy i dotrzyj do nich przed innymi.",
  lines: [
    "W swojej turze robisz jedno z dwóch: dokładasz wskazówkę do mapy skarbu albo jedziesz do trzech etapów. " +
      "W obrębie jednego terenu etap wiezie cię, jak daleko chcesz.",
    "Każda wskazówka skreśla pola. Gdy na mapie zostanie jedno, jedź tam i wydobądź skarb.",
    "Kto ma na mapie różę wiatrów, dostaje udział, karta po karcie: bierzesz albo puszczasz dalej. " +
      "Uważaj na klątwę.",
    "Po każdym skarbie posągi wyrzucają na brzeg amulety. Zbieraj je: " +
      "chronią przed klątwą i dają dodatkowe ruchy. Wygrywa, kto ma najwięcej złota.",
  ],
} satisfies Guide;
