import type { Guide } from "../../../lib/games.ts";

export default {
  aim: "Puxe os melhores baús ao luar, e deixe as enguias para os outros.",
  lines: [
    "O capitão desta noite pode espiar o baú de cima, e afundá-lo se não gostar.",
    "Depois todos escolhem uma corda em segredo. Cordas iguais se enroscam; a mais longa que sobrar leva o baú.",
    "Cobre vale 1, prata 2, pérolas 3 e ouro 5. Uma enguia custa 2.",
  ],
} satisfies Guide;
