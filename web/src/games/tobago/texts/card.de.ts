import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "Knobeln und Fahren",
  blurb: "Grenze ein, wo der Schatz liegt, Hinweis für Hinweis, und sei als Erster dort.",
} satisfies CardWords;
