import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "kaarten draften",
  blurb: "Stel je groep samen, pak de vetste schatten en hou de goblins weg bij je munten.",
} satisfies CardWords;
