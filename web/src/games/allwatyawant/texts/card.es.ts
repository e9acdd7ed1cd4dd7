import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "carrera y duelo",
  blurb: "Construye una balsa, elige una de dos rutas y arregla lo demás con dados y sables.",
} satisfies CardWords;
