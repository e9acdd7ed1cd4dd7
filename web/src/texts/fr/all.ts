/** Everything that the interface says in French, in one file, loaded when French is spoken. */
export { bots } from "./bots.ts";
export { texts } from "./index.ts";
export { problems } from "./problems.ts";
