import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "bluff et chance",
  blurb: "Choisis une corde en secret, remonte des coffres et gare aux anguilles.",
} satisfies CardWords;
