import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "Wettlauf und Duell",
  blurb: "Bau ein Floß, nimm einen von zwei Kursen und regle den Rest mit Würfeln und blankem Säbel.",
} satisfies CardWords;
