export const id = "treasure_hunter";
export { default as Board } from "./Board.svelte";
export { default as Plate } from "./Plate.svelte";
export { holds, lasts, sounds } from "./staging.ts";
/** Every legal move has a control of its own here. */
export const covers = true;
/** The final count is a scene of the board. */
export const counts = true;
