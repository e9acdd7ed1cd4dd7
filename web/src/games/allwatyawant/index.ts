import type { Lasts } from "../../lib/stage.svelte.ts";
import { lasts as duelLasts } from "./duel/bout.ts";
import { lasts as letterLasts } from "./letters/letter.ts";
import { lasts as plankLasts } from "./plank/staging.ts";
import { lasts as battleLasts } from "./sea/battle.ts";
import { lasts as chartLasts } from "./staging.ts";

export const id = "allwatyawant";
export { default as Board } from "./Board.svelte";
export { default as Plate } from "./Plate.svelte";
export { default as Sign } from "./heads/Sign.svelte";
export { holds, isRead as reads, recounts } from "./letters/letter.ts";
export { byHand, selects } from "./selects.ts";
export { sounds } from "./staging.ts";
export const lasts: Lasts = (event, story) =>
  plankLasts(event, story) ?? duelLasts(event) ?? battleLasts(event) ?? letterLasts(event, story) ?? chartLasts(event);
/** Every legal move has a control of its own here. */
export const covers = true;
