import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "corrida e duelos",
  blurb: "Construa uma jangada, escolha uma de duas rotas e resolva o resto com dados e sabres.",
} satisfies CardWords;
