import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "blef i szczęście",
  blurb: "Wybierz w tajemnicy linę, wyciągaj skrzynie i uważaj na węgorze.",
} satisfies CardWords;
