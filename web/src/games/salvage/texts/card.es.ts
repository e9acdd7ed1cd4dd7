import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "faroles y suerte",
  blurb: "Elige una cuerda en secreto, sube cofres y ten cuidado con las anguilas.",
} satisfies CardWords;
