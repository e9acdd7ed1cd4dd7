/** The scenes after the locations: a part of the board that is loaded while people choose their first cards. */
export { default as Coins } from "./raid/Coins.svelte";
export { default as Count } from "./raid/Count.svelte";
export { default as Goblins } from "./raid/Goblins.svelte";
export { default as RoundPicture } from "./raid/RoundPicture.svelte";
export { default as Scrolls } from "./raid/Scrolls.svelte";
