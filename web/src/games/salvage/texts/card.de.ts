import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "Bluff und Glück",
  blurb: "Wähl heimlich ein Seil, hol Truhen herauf und hüte dich vor Aalen.",
} satisfies CardWords;
