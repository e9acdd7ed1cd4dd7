/** A location with its action window: a part of the board that is loaded while people choose their first cards. */
export { default as Hand } from "./hand/Hand.svelte";
export { default as Location } from "./location/Location.svelte";
