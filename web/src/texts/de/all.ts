/** Everything that the interface says in German, in one file, loaded when German is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
