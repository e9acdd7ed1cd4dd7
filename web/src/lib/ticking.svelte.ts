/** The time of day for all that counts down on a page: one clock, so that no two of them differ. */
import { createSubscriber } from "svelte/reactivity";

const TICK_MS = 250;
let time = Date.now() / 1000;
const ticks = createSubscriber((update) => {
  time = Date.now() / 1000;
  const timer = setInterval(() => {
    time = Date.now() / 1000;
    update();
  }, TICK_MS);
  return () => clearInterval(timer);
});

/** In seconds; whoever reads it in an effect is told when it goes on. */
export function now(): number {
  ticks();
  return time;
}
