/** Everything that the interface says in Polish, in one file, loaded when Polish is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
