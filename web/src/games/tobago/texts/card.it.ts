import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "deduzione e viaggi",
  blurb: "Scopri dov’è il tesoro, un indizio alla volta, e arrivaci prima degli altri.",
} satisfies CardWords;
