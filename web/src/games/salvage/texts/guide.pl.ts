import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Wyciągnij przy księżycu najlepsze skrzynie, a węgorze zostaw innym.",
  lines: [
    "Kapitan tej nocy może zajrzeć do górnej skrzyni i ją zatopić, jeśli mu się nie podoba.",
    "Potem każdy w tajemnicy wybiera linę. Równe się plączą; skrzynię bierze najdłuższa, która została.",
    "Miedź jest warta 1, srebro 2, perły 3, a złoto 5. Węgorz kosztuje cię 2.",
  ],
} satisfies Guide;
