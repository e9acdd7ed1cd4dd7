/** What takes the chart's place while it lasts: a part of the page of its own, for no game begins there. */
export { default as Battle } from "./sea/Battle.svelte";
export { default as Duel } from "./duel/Duel.svelte";
export { default as Letter } from "./letters/Letter.svelte";
export { default as Plank } from "./plank/Plank.svelte";
