import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "race en duel",
  blurb: "Bouw een vlot, kies een van twee koersen en regel de rest met dobbelstenen en getrokken sabels.",
} satisfies CardWords;
