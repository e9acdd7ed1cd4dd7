import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "draft de cartas",
  blurb: "Monte o seu grupo, fique com os tesouros mais gordos e mantenha os goblins longe das suas moedas.",
} satisfies CardWords;
