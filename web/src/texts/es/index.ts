import { common } from "./common.ts";
import { generic } from "./generic.ts";
import { outcome } from "./outcome.ts";
import { pages } from "./pages.ts";
import { table } from "./table.ts";
import { welcome } from "./welcome.ts";

/** Every sentence of the interface in Spanish. */
export const texts = {
  ...common,
  ...table,
  ...pages,
  ...outcome,
  ...generic,
  ...welcome,
};
