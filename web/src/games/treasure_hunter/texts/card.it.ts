import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "draft di carte",
  blurb: "Componi il tuo gruppo, prendi i tesori più ricchi e tieni i goblin lontano dalle tue monete.",
} satisfies CardWords;
