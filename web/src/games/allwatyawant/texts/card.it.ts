import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "corsa e duelli",
  blurb: "Costruisci una zattera, scegli una di due rotte e risolvi il resto con dadi e sciabole.",
} satisfies CardWords;
