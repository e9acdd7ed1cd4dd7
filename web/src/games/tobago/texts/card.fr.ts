import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "déduction et conduite",
  blurb: "Cerne l’endroit où dort le trésor, indice après indice, et arrive le premier.",
} satisfies CardWords;
