/** What the companion says, in the language of the person; what the board says too is in ../words.ts. */
import { sayings } from "../../../lib/sayings.svelte.ts";
import { treasureInfo } from "../things/box.ts";
import { COLOURS, placeAt } from "../words.ts";
import type { en } from "./texts/page.en.ts";

export const tell = sayings<typeof en>("treasure_hunter/companion", "page");

/** What one has to count before a yellow scroll pays. */
export function asksFor(scroll: string, name: string): string {
  const { sort, colour, team } = treasureInfo(scroll);
  if (sort === "strong-team") return tell("countTeam", { place: placeAt(COLOURS.indexOf(colour!)), name });
  if (sort === "special-team") return tell("countSpecial", { team: (team ?? []).join(", "), name });
  return sort === "packmaster" ? tell("countDogs", { name }) : tell("countCoins", { name });
}
