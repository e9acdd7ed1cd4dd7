import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "draft de cartes",
  blurb: "Compose ton équipe, rafle les plus gros butins et tiens les gobelins loin de tes pièces.",
} satisfies CardWords;
