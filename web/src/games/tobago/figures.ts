/** The pictures in the rules of Tobago, from the drawings of its board. */
import type { Figures } from "../../lib/figures.ts";
import Amulets from "./figures/Amulets.svelte";
import Box from "./figures/Box.svelte";
import Clues from "./figures/Clues.svelte";
import Curse from "./figures/Curse.svelte";
import Gold from "./figures/Gold.svelte";
import Island from "./figures/Island.svelte";
import Statue from "./figures/Statue.svelte";
import Symbols from "./Symbols.svelte";

export default {
  Ground: Symbols,
  at: { "1": Box, "2.1": Island, "3": Clues, "5.3": Gold, "5.4": Curse, "6.1": Statue, "6.3": Amulets },
} satisfies Figures;
