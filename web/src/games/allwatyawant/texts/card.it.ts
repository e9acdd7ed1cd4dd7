import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "race and duel",
  blurb: "Build a raft, pick one of two courses, and settle the rest with dice and drawn sabres.",
} satisfies CardWords;
