import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "bluf en geluk",
  blurb: "Kies in het geheim een touw, hijs kisten op en pas op voor palingen.",
} satisfies CardWords;
