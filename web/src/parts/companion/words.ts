/** Sentences for those who have the box on the table; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { companion } from "../../texts/en/companion.ts";

export const t = area(companion, import.meta.glob(["../../texts/*/companion.ts", "!../../texts/en/*"]));
