/** The scenes that take the chart's place, fetched together, at once but after the chart. */
export { default as Duel } from "./duel/Duel.svelte";
export { default as Letter } from "./letters/Letter.svelte";
export { default as Plank } from "./plank/Plank.svelte";
export { default as Battle } from "./sea/Battle.svelte";
