import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Wybierz właściwą drużynę do trzech miejsc i po pięciu rundach miej najwięcej.",
  lines: [
    "Zatrzymaj jedną kartę i podaj resztę dalej, aż każdy ma dziewięć.",
    "W każdym miejscu jeden skarb bierze najwyższa suma, a drugi najniższa. " +
      "Kto jest pośrodku, nie ma nic, więc celuj wysoko albo nisko; " +
      "bez poszukiwacza albo z sumą 0 nie bierzesz nic.",
    "Psy odpędzają gobliny od twoich pieniędzy. Kto ma najwięcej łap, łapie gobliny: " +
      "wygrywa to, co ukradły, a każdy liczy się na końcu za 1.",
    "Karty akcji zmieniają sumy w odwiedzanych miejscach; niezagrane przepadają po rundzie.",
    "Na końcu artefakty są warte tyle, ile pokazują, a każdy zwój mówi, ile jest wart.",
  ],
} satisfies Guide;
