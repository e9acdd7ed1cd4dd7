import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "wyścig i pojedynek",
  blurb: "Zbuduj tratwę, wybierz jeden z dwóch kursów, a resztę rozstrzygnij kośćmi i dobytą szablą.",
} satisfies CardWords;
