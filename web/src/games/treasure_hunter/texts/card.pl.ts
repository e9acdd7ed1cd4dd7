import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "draft kart",
  blurb: "Zbierz drużynę, zgarnij najtłustsze skarby i nie daj goblinom swoich monet.",
} satisfies CardWords;
