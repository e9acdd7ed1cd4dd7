/** The pictures in the rules of Treasure Hunter, from the drawings of its table. */
import type { Figures } from "../../lib/figures.ts";
import Actions from "./figures/Actions.svelte";
import Cards from "./figures/Cards.svelte";
import Goblins from "./figures/Goblins.svelte";
import Treasures from "./figures/Treasures.svelte";

export default {
  at: { "1.1": Cards, "1.2": Treasures, "1.3": Goblins, "4.4": Actions },
} satisfies Figures;
