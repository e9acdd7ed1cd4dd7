import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "blefe e sorte",
  blurb: "Escolha uma corda em segredo, puxe baús e cuidado com as enguias.",
} satisfies CardWords;
