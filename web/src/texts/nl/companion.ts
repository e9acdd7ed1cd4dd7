import type { companion as English } from "../en/companion.ts";

/** Wat de pagina’s zeggen voor wie met de doos op tafel speelt. */
export const companion: Record<keyof typeof English, string> = {
  coTitle: "{game} met de doos op tafel",
  coIntro:
    "Jullie spelen met je eigen doos, en deze pagina telt mee volgens de regels. Wat je invult, blijft in " +
    "deze browser.",
  coHowMany: "Met hoeveel spelen jullie?",
  coBegin: "Beginnen",
  coBack: "Terugnemen",
  coAnew: "Opnieuw",
  coSure: "Alles wat hier staat, is dan weg.",
  coAgain: "Nog een keer proberen",
  coNone: "Voor dit spel is er nog geen pagina om met de doos te spelen.",
};
