import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "puzzelen en rijden",
  blurb: "Zoek uit waar de schat ligt, aanwijzing voor aanwijzing, en wees er als eerste.",
} satisfies CardWords;
