export const id = "tobago";
export { default as Board } from "./Board.svelte";
export { default as Plate } from "./Plate.svelte";
export { selects } from "./selects.ts";
export { holds, lasts, sounds } from "./staging.ts";
export { story } from "./story.ts";
export { warns } from "./warns.ts";
/** Every legal move has a control of its own here. */
export const covers = true;
