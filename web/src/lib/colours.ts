/** The colours of seats, once for all games: never gold, which means that one can act, and always beside a shape. */
import type { Settings } from "./settings.svelte.ts";

export const COLOURS: Record<Settings["palette"], readonly string[]> = {
  full: ["#e5532d", "#3d9df0", "#a9cf3f", "#c874e6", "#efe6d0", "#48c9b0"],
  redgreen: ["#d55e00", "#0072b2", "#f0e442", "#cc79a7", "#ffffff", "#56b4e9"],
  blueyellow: ["#e8303b", "#13a3a3", "#ffffff", "#f59ac0", "#7a7a7a", "#7f1d1d"],
};
