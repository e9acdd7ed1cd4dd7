import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "bluff and luck",
  blurb: "Choose a rope in secret, haul up chests, and beware of eels.",
} satisfies CardWords;
