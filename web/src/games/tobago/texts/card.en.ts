import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "deduction and driving",
  blurb: "Narrow down where the treasure lies, one clue at a time, and get there first.",
} satisfies CardWords;
