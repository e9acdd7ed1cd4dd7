import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "dedukcja i jazda",
  blurb: "Wskazówka po wskazówce zawęź, gdzie leży skarb, i dojedź tam przed innymi.",
} satisfies CardWords;
