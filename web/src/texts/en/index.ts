import { common } from "./common.ts";
import { generic } from "./generic.ts";
import { outcome } from "./outcome.ts";
import { pages } from "./pages.ts";
import { table } from "./table.ts";
import { welcome } from "./welcome.ts";

/** Every English sentence of the interface, by area; whole languages have the same keys, or a test fails. */
export const en = {
  ...common,
  ...table,
  ...pages,
  ...outcome,
  ...generic,
  ...welcome,
};
