import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "déduction et rallye",
  blurb: "Cerne l’endroit où dort le trésor, indice après indice, et arrive avant les autres.",
} satisfies CardWords;
