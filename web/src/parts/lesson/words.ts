/** Sentences of the coach; nobody else has to load them. */
import { area } from "../../lib/area.ts";
import { lesson } from "../../texts/en/lesson.ts";

export const t = area(lesson, import.meta.glob(["../../texts/*/lesson.ts", "!../../texts/en/*"]));
