/** Everything that the interface says in Dutch, in one file, loaded when Dutch is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
