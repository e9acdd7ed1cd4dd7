import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Znajdź mapę skarbu i pięć części tratwy, przepłyń morze i wykop szmaragd przed innymi.",
  lines: [
    "Rzucaj, idź i odkrywaj talary: kryją części tratwy i przygody.",
    "Karty łaski naginają los. Spotykasz bogatego pirata? Atakuj, wygraj pojedynek i zrabuj, co się da.",
    "Gdy masz wszystko, wypłyń z Zatoki Tratw. Krótki kurs jest szybki, ale groźny.",
    "Na Wyspie Skarbów kopiesz szóstkami i odkrywasz dublony. Pod jednym leży szmaragd.",
  ],
} satisfies Guide;
