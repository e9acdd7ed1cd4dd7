/** Drawings that are more than one symbol: fetched with the symbols, beside the board. */
import "./art.css";

export { default as Arena } from "./Arena.svelte";
export { default as Die } from "./Die.svelte";
export { default as Dial } from "./Dial.svelte";
export { default as Ground } from "./Ground.svelte";
export { default as Painting } from "./Painting.svelte";
export { default as Paper } from "./Paper.svelte";
export { default as People } from "./People.svelte";
export { default as Raft } from "./RaftPicture.svelte";
export { default as Sabre } from "./Sabre.svelte";
export { default as Scenery } from "./Scenery.svelte";
export { default as Seascape } from "./Seascape.svelte";
export { default as Shot } from "./Shot.svelte";
export { default as Spot } from "./Spot.svelte";
export { default as Strength } from "./Strength.svelte";
