/** What comes after the last location, and a round that is over: a part of the page of its own, for no game begins
 * there. */
export { default as Coins } from "./raid/Coins.svelte";
export { default as Count } from "./raid/Count.svelte";
export { default as Goblins } from "./raid/Goblins.svelte";
export { default as RoundPicture } from "./raid/RoundPicture.svelte";
export { default as Scrolls } from "./raid/Scrolls.svelte";
