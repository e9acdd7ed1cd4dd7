/** Everything that the interface says in Portuguese, in one file, loaded when Italian is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
