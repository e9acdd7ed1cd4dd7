import type { companion as English } from "../en/companion.ts";

/** Co mówią strony dla grających z pudełkiem na stole albo wokół jednego ekranu. */
export const companion: Record<keyof typeof English, string> = {
  coTitle: "{game} z pudełkiem na stole",
  coIntro:
    "Gracie własnym egzemplarzem, a ta strona liczy z wami według zasad. To, co wpiszesz, zostaje w tej " +
    "przeglądarce.",
  coHowMany: "Ilu was gra?",
  coBegin: "Zaczynamy",
  coBack: "Cofnij",
  coAnew: "Od nowa",
  coSure: "Wszystko, co tu wpisano, zniknie.",
  coAgain: "Spróbuj ponownie",
  coNone: "Nie ma jeszcze strony do grania w tę grę z pudełkiem.",
};
