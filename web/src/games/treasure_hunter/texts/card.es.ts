import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "draft de cartas",
  blurb: "Forma tu grupo, hazte con los mejores tesoros y aleja a los goblins de tus monedas.",
} satisfies CardWords;
