export const id = "generic";
export { default as Board } from "./Board.svelte";
/** Every legal move is on a card or in the groups beside them. */
export const covers = true;
