import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "deducción y viajes",
  blurb: "Averigua dónde está el tesoro, pista a pista, y llega antes que nadie.",
} satisfies CardWords;
