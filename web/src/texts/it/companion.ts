import type { companion as English } from "../en/companion.ts";

/** Quello che dicono le pagine per chi gioca con la scatola sul tavolo. */
export const companion: Record<keyof typeof English, string> = {
  coTitle: "{game}, con la scatola sul tavolo",
  coIntro:
    "Giocate con la vostra copia, e questa pagina conta con voi secondo le regole. Quello che inserisci " +
    "resta in questo browser.",
  coHowMany: "In quanti siete?",
  coBegin: "Si comincia",
  coBack: "Annulla",
  coAnew: "Da capo",
  coSure: "Tutto quello che è inserito qui andrà perso.",
  coAgain: "Riprova",
  coNone: "Per questo gioco non c’è ancora una pagina per giocare con la scatola.",
};
