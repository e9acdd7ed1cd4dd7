import type { Guide } from "../../../lib/games.ts";

export default {
  aim:
    "Trova sei oggetti, la mappa del tesoro e quanto serve a una zattera, attraversa il mare e dissotterra lo " +
    "smeraldo prima degli altri.",
  lines: [
    "Lancia i dadi, cammina e gira i pezzi da otto: nascondono oggetti e avventure.",
    "Le carte favore piegano la fortuna. Incontri un pirata ricco? Attaccalo, vinci il duello e derubalo.",
    "Con tutto a bordo, salpa dalla baia delle zattere. La rotta breve è veloce ma pericolosa.",
    "Sull’isola del tesoro scavi con i sei e giri dobloni. Uno di loro nasconde lo smeraldo.",
  ],
} satisfies Guide;
