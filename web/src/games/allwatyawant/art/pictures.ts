/** Drawings that are more than one symbol: fetched with the symbols, beside the board. */
export { default as Arena } from "./Arena.svelte";
export { default as Die } from "./Die.svelte";
export { default as Emerald } from "./Emerald.svelte";
export { default as Fields } from "./Fields.svelte";
export { default as Names } from "./Names.svelte";
export { default as Paper } from "./Paper.svelte";
export { default as Pirates } from "./Pirates.svelte";
export { default as Raft } from "./RaftPicture.svelte";
export { default as Sabre } from "./Sabre.svelte";
export { default as Scenery } from "./Scenery.svelte";
export { default as Seascape } from "./Seascape.svelte";
export { default as Spread } from "./Spread.svelte";
export { default as Stone } from "./Stone.svelte";
