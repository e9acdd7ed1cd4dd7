/** The scenes after the draft, fetched together, at once but after it. */
export { default as Hand } from "./hand/Hand.svelte";
export { default as Location } from "./location/Location.svelte";
export { default as Coins } from "./raid/Coins.svelte";
export { default as Count } from "./raid/Count.svelte";
export { default as Goblins } from "./raid/Goblins.svelte";
export { default as RoundPicture } from "./raid/RoundPicture.svelte";
export { default as Scrolls } from "./raid/Scrolls.svelte";
