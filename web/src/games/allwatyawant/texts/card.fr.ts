import type { CardWords } from "../../../lib/catalogue.svelte.ts";

export default {
  kind: "course et duels",
  blurb: "Construis un radeau, choisis l’une des deux routes, et règle le reste aux dés et au sabre.",
} satisfies CardWords;
