import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "card drafting",
  blurb: "Draft your party, claim the fattest hoards, and keep the goblins off your coins.",
} satisfies CardWords;
