export const id = "generic";
export { default as Board } from "./Board.svelte";
