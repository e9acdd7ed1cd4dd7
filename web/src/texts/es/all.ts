/** Everything that the interface says in Spanish, in one file, loaded when Spanish is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
