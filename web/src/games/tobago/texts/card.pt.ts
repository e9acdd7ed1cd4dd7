import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "dedução e estrada",
  blurb: "Descubra onde está o tesouro, uma pista de cada vez, e chegue antes dos outros.",
} satisfies CardWords;
