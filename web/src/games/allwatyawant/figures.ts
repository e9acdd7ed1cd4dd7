/** The pictures in the rules of Allwatyawant, from the drawings of its chart. */
import type { Figures } from "../../lib/figures.ts";
import Coins from "./figures/Coins.svelte";
import Doubloons from "./figures/Doubloons.svelte";
import Events from "./figures/Events.svelte";
import Favours from "./figures/Favours.svelte";
import Items from "./figures/Items.svelte";
import Symbols from "./Symbols.svelte";

export default {
  Ground: Symbols,
  at: { "1.2": Coins, "1.3": Items, "1.4": Favours, "1.6": Doubloons, "9.2": Events },
} satisfies Figures;
