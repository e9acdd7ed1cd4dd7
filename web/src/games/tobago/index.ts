export const id = "tobago";
export { default as Board } from "./Board.svelte";
