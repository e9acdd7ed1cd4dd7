import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "bluff e fortuna",
  blurb: "Scegli una corda in segreto, tira su forzieri e guardati dalle anguille.",
} satisfies CardWords;
