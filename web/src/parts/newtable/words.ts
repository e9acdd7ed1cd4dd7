/** Sentences of the page on which a table is made; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { newtable } from "../../texts/en/newtable.ts";

export const t = area(newtable, import.meta.glob(["../../texts/*/newtable.ts", "!../../texts/en/*"]));
