import { analysis } from "./analysis.ts";
import { branches } from "./branches.ts";
import { calls } from "./calls.ts";
import { common } from "./common.ts";
import { companion } from "./companion.ts";
import { daily } from "./daily.ts";
import { generic } from "./generic.ts";
import { lesson } from "./lesson.ts";
import { outcome } from "./outcome.ts";
import { pages } from "./pages.ts";
import { puzzles } from "./puzzles.ts";
import { replay } from "./replay.ts";
import { table } from "./table.ts";
import { welcome } from "./welcome.ts";

/** Every sentence of the interface in Spanish. */
export const texts = {
  ...common,
  ...table,
  ...pages,
  ...replay,
  ...outcome,
  ...generic,
  ...lesson,
  ...welcome,
  ...analysis,
  ...branches,
  ...daily,
  ...puzzles,
  ...calls,
  ...companion,
};
