import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Znajdź sześć przedmiotów, mapę skarbu i wszystko na tratwę, przepłyń morze i wykop szmaragd przed innymi.",
  lines: [
    "Rzucaj, idź i odkrywaj talary: kryją przedmioty i przygody.",
    "Karty łaski naginają los. Spotykasz bogatego pirata? Atakuj, wygraj pojedynek i zrabuj, co się da.",
    "Gdy masz wszystko, wypłyń z Zatoki Tratw. Krótki kurs jest szybki, ale groźny.",
    "Na Wyspie Skarbów kopiesz szóstkami i odkrywasz dublony. Pod jednym leży szmaragd.",
  ],
} satisfies Guide;
