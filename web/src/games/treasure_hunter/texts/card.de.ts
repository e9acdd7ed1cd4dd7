import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "Karten wählen",
  blurb: "Stell deinen Trupp zusammen, hol die fettesten Schätze und halt die Kobolde von deinen Münzen fern.",
} satisfies CardWords;
