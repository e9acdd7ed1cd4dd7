import type { welcome as en } from "../en/welcome.ts";

export const welcome: Record<keyof typeof en, string> = {
  howToPlay: "Jak się gra",
  gotIt: "Gram!",
  anyAim: "Linijka u góry zawsze mówi, na co czeka gra.",
  any1: "Co świeci na złoto, to można teraz zrobić: kliknij.",
  any2: "„Podpowiedź” pokazuje, co zrobiłby bot, „Czemu nie?” wyjaśnia, „Cofnij” cofa ruch.",
  any3: "„Bieżąca zasada” pokazuje zasadę, która właśnie obowiązuje.",
};
