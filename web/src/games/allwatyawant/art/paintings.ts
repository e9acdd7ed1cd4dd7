/** What is painted on a letter: one for each deck, and one for each event of the sea. */
import type { CardView } from "../generated/view.ts";
import doldrums from "./doldrums.svg";
import dolphins from "./dolphins.svg";
import fauna from "./fauna.svg";
import flotsam from "./flotsam.svg";
import island from "./island.svg";
import kraken from "./kraken.svg";
import rum from "./rum.svg";
import storm from "./storm.svg";
import voodoo from "./voodoo.svg";

const PAINTINGS: Record<string, string> = {
  doldrums,
  dolphins,
  fauna,
  flotsam,
  island,
  kraken,
  rum,
  storm,
  voodoo,
};

export const paintingOf = ({ deck, name }: CardView): string => PAINTINGS[deck] ?? PAINTINGS[name] ?? island;
