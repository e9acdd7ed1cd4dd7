export const id = "allwatyawant";
export { default as Board } from "./Board.svelte";
export { default as Plate } from "./Plate.svelte";
export { selects } from "./selects.ts";
export { lasts, sounds } from "./staging.ts";
/** Every legal move has a control of its own here. */
export const covers = true;
