import type { companion as English } from "../en/companion.ts";

/** Co mówią strony dla grających z pudełkiem na stole albo wokół jednego ekranu. */
export const companion: Record<keyof typeof English, string> = {
  coLink: "Z pudełkiem",
  coLinkAbout: "Do waszego własnego egzemplarza na stole: ta strona liczy razem z wami według zasad.",
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
  scOpen: "Pokaż na dużym ekranie",
  scAbout: "Na telewizor albo tablet na środku: widać na nim to, co może widzieć każdy, a gracie na telefonach.",
  scJoin: "Zeskanuj i usiądź",
  scFull: "Pełny ekran",
};
